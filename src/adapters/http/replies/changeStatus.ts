import * as v from 'valibot';
import type { ChangeStatus } from '../../../application/ports/ChangeStatus';
import type { components } from '../schema';
import { fieldsOf, optionalText, text } from './values';

/** A status that the portal does not know counts as pending. */
export const changeStatus = v.pipe(
  fieldsOf<components['schemas']['ChangeStatus']>()({ status: text, message: optionalText }),
  v.transform(({ status, message }): ChangeStatus => {
    if (status === 'failed') return { kind: 'failed', message };
    return { kind: status === 'complete' ? 'complete' : 'pending' };
  }),
);
