import * as v from 'valibot';
import { PostalAddress, addressParts } from '../../../domain/PostalAddress';
import type { components } from '../schema';
import { fieldsOf, optional, optionalText } from './values';

/** The state is under `state` or under `stateCode`. An address without any part counts as absent. */
export const address = v.pipe(
  optional(
    fieldsOf<NonNullable<components['schemas']['Address']>>()({
      ...v.entriesFromList(addressParts, optionalText),
      stateCode: optionalText,
    }),
  ),
  v.transform((reply): PostalAddress | undefined => {
    if (reply === undefined) return undefined;
    const { stateCode, ...known } = reply;
    const parts = { ...known, state: known.state || stateCode };
    return PostalAddress.equals(parts, PostalAddress.empty) ? undefined : parts;
  }),
);
