import * as v from 'valibot';
import { billingTerms } from '../../../domain/billing/BillingTerm';
import { type Profile, contactPreferences, profileDefaults } from '../../../domain/customer/Profile';
import { address } from './address';
import { date, maybe, text } from './values';

const billingTerm = v.picklist(billingTerms);

/** How often the customer pays, by a call of its own. */
export const billingTermReply = v.pipe(
  v.object({ billingTerm }),
  v.transform((reply) => reply.billingTerm),
);

const designeeReply = v.object({ fullName: maybe(text), address: maybe(address) });

/** A designee without a full name is none (document 2, section 2, /profile). */
const designeeShown = (designee: v.InferOutput<typeof designeeReply> | undefined): Profile['thirdPartyDesignee'] =>
  designee?.fullName && designee.address ? { fullName: designee.fullName, address: designee.address } : undefined;

/** The customer; what the reply leaves out takes its default (document 1, section 3). */
export const profile = v.pipe(
  v.object({
    firstName: text,
    middleInitial: maybe(text),
    lastName: text,
    phoneNumber: text,
    email: text,
    address,
    mailingAddress: maybe(address),
    contactPreference: maybe(v.picklist(contactPreferences)),
    edeliveryPreference: maybe(v.boolean()),
    dateOfBirth: maybe(date),
    billingMethod: maybe(v.object({ billingTerm: maybe(billingTerm) })),
    thirdPartyDesignee: maybe(designeeReply),
  }),
  v.transform((reply): Profile => ({
    firstName: reply.firstName,
    middleInitial: reply.middleInitial ?? '',
    lastName: reply.lastName,
    phoneNumber: reply.phoneNumber,
    email: reply.email,
    address: reply.address,
    mailingAddress: reply.mailingAddress,
    contactPreference: reply.contactPreference ?? profileDefaults.contactPreference,
    edeliveryPreference: reply.edeliveryPreference ?? profileDefaults.edeliveryPreference,
    dateOfBirth: reply.dateOfBirth ?? profileDefaults.dateOfBirth,
    billingTerm: reply.billingMethod?.billingTerm,
    thirdPartyDesignee: designeeShown(reply.thirdPartyDesignee),
  })),
);
