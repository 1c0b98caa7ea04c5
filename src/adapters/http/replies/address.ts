import * as v from 'valibot';
import { PostalAddress } from '../../../domain/PostalAddress';
import type { components } from '../schema';
import { fieldsOf, optional, optionalText } from './values';

/** The state is under `state` or under `stateCode`. An address without any part counts as absent. */
export const address = v.pipe(
  optional(
    fieldsOf<NonNullable<components['schemas']['Address']>>()({
      address1: optionalText,
      city: optionalText,
      state: optionalText,
      stateCode: optionalText,
      zipCode: optionalText,
    }),
  ),
  v.transform((reply): PostalAddress | undefined => {
    if (reply === undefined) return undefined;
    const { address1, city, state, stateCode, zipCode } = reply;
    const parts = { address1, city, state: state || stateCode, zipCode };
    return PostalAddress.equals(parts, PostalAddress.empty) ? undefined : parts;
  }),
);
