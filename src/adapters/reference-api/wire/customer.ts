import type { Profile } from '../../../domain/customer/Profile';
import type { ProfileChange } from '../../../domain/customer/profileChange';

/** The profile; the billing term stands under billingMethod (document 1, section 3). */
export const customerWire = ({ billingTerm, ...profile }: Profile) => ({
  ...profile,
  ...(billingTerm !== undefined && { billingMethod: { billingTerm } }),
});

/** What a body says of the change rather than of the profile. */
const ABOUT_THE_CHANGE = ['changeReasonDescription', 'changeDescriptionType'];

/** The fields that a body changes. */
export const profileChange = (body: object): ProfileChange =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !ABOUT_THE_CHANGE.includes(field)));
