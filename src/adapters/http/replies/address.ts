import * as v from 'valibot';
import { PostalAddress } from '../../../domain/PostalAddress';
import type { components } from '../schema';
import { fieldsOf, maybe, maybeText } from './values';

/** The state is under `state` or under `stateCode`. An address without any part counts as absent. */
export const address = v.pipe(
  maybe(
    fieldsOf<NonNullable<components['schemas']['Address']>>()({
      address1: maybeText,
      city: maybeText,
      state: maybeText,
      stateCode: maybeText,
      zipCode: maybeText,
    }),
  ),
  v.transform((reply): PostalAddress | undefined => {
    if (reply === undefined) return undefined;
    const { address1, city, state, stateCode, zipCode } = reply;
    const parts = { address1, city, state: state || stateCode, zipCode };
    return PostalAddress.equals(parts, PostalAddress.empty) ? undefined : parts;
  }),
);
