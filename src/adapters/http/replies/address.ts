import * as v from 'valibot';
import type { PostalAddress } from '../../../domain/PostalAddress';
import { maybe, text } from './values';

/** An address whose state is under `state` or under `stateCode` (document 1, section 3, profile). */
export const address = v.pipe(
  v.object({ address1: text, city: text, state: maybe(text), stateCode: maybe(text), zipCode: text }),
  v.check(({ state, stateCode }) => (state ?? stateCode) !== undefined),
  v.transform(({ address1, city, state, stateCode, zipCode }): PostalAddress => ({
    address1,
    city,
    state: state ?? stateCode ?? '',
    zipCode,
  })),
);
