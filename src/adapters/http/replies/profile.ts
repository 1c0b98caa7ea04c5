import * as v from 'valibot';
import { type Profile, type ThirdPartyDesignee, profileDefaults } from '../../../domain/customer/Profile';
import { PostalAddress } from '../../../domain/PostalAddress';
import type { components } from '../schema';
import { address } from './address';
import { fieldsOf, filledText, maybe, maybeText, text } from './values';

type Customer = components['schemas']['Customer'];

/** A designee without a full name is not shown. */
const designee = v.pipe(
  fieldsOf<NonNullable<Customer['thirdPartyDesignee']>>()({ fullName: maybeText, address }),
  v.transform(({ fullName, address: home }): ThirdPartyDesignee | undefined =>
    fullName === '' ? undefined : { fullName, address: home },
  ),
);

const billingMethod = fieldsOf<NonNullable<Customer['billingMethod']>>()({ billingTerm: maybe(text) });

/** The customer, with defaults for what the insurer did not send. */
export const profile = v.pipe(
  fieldsOf<Customer>()({
    firstName: maybeText,
    middleInitial: maybeText,
    lastName: maybeText,
    phoneNumber: maybeText,
    email: filledText,
    address,
    mailingAddress: address,
    contactPreference: maybe(text),
    edeliveryPreference: maybe(v.boolean()),
    billingMethod: maybe(billingMethod),
    thirdPartyDesignee: maybe(designee),
  }),
  v.transform(({ billingMethod: billing, ...reply }): Profile => ({
    ...reply,
    address: reply.address ?? PostalAddress.empty,
    contactPreference: reply.contactPreference ?? profileDefaults.contactPreference,
    edeliveryPreference: reply.edeliveryPreference ?? profileDefaults.edeliveryPreference,
    billingTerm: billing?.billingTerm,
  })),
);
