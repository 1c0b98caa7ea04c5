import type { Profile } from '../../../domain/customer/Profile';

/** The profile; the billing term stands under billingMethod (document 1, section 3). */
export const customerWire = ({ billingTerm, ...profile }: Profile) => ({
  ...profile,
  ...(billingTerm !== undefined && { billingMethod: { billingTerm } }),
});
