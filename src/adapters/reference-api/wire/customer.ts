import type { Profile } from '../../../domain/customer/Profile';
import type { ProfileChange } from '../../../domain/customer/profileChange';

/** The profile, with the billing term below `billingMethod`. */
export const customerWire = ({ billingTerm, ...profile }: Profile) => ({
  ...profile,
  ...(billingTerm !== undefined && { billingMethod: { billingTerm } }),
});

/** Fields that describe the change and are not part of the profile. */
const ABOUT_THE_CHANGE = ['changeReasonDescription', 'changeDescriptionType'];

/** The fields that a body changes. */
export const profileChange = (body: object): ProfileChange =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !ABOUT_THE_CHANGE.includes(field)));
