import * as v from 'valibot';
import { PostalAddress } from '../../../domain/PostalAddress';
import { type Profile, type ThirdPartyDesignee, profileDefaults } from '../../../domain/profile/Profile';
import { profileTextNames } from '../../../domain/profile/profileFields';
import type { components } from '../schema';
import { address } from './address';
import { absentIfEmpty, fieldsOf, filledText, optional, optionalText } from './values';

type Customer = components['schemas']['Customer'];

/** A designee without a full name is not shown. */
const designee = v.pipe(
  fieldsOf<NonNullable<Customer['thirdPartyDesignee']>>()({ fullName: optionalText, address }),
  v.transform((reply): ThirdPartyDesignee | undefined => (reply.fullName === '' ? undefined : reply)),
);

const billingMethod = fieldsOf<NonNullable<Customer['billingMethod']>>()({ billingTerm: absentIfEmpty });

/** The customer, with defaults for what the insurer did not send. */
export const profile = v.pipe(
  fieldsOf<Customer>()({
    ...v.entriesFromList(profileTextNames, optionalText),
    email: filledText,
    address,
    mailingAddress: address,
    contactPreference: v.pipe(
      optionalText,
      v.transform((value) => value || profileDefaults.contactPreference),
    ),
    edeliveryPreference: v.nullish(v.boolean(), profileDefaults.edeliveryPreference),
    billingMethod: optional(billingMethod),
    thirdPartyDesignee: optional(designee),
  }),
  v.transform(({ billingMethod: billing, ...reply }): Profile => ({
    ...reply,
    address: reply.address ?? PostalAddress.empty,
    billingTerm: billing?.billingTerm,
  })),
);
