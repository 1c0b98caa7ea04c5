import * as v from 'valibot';
import type { ChangeStatus } from '../../../application/ports/ChangeStatus';
import { maybe, text } from './values';

export const changeStatus = v.pipe(
  v.object({ status: v.picklist(['pending', 'complete', 'failed']), message: maybe(text) }),
  v.transform(({ status, message }): ChangeStatus =>
    status === 'failed' ? { kind: 'failed', message: message ?? '' } : { kind: status },
  ),
);
