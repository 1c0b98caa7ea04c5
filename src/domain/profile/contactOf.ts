import { PhoneNumber } from '../PhoneNumber';
import type { Contact } from './contact';
import { type Profile, profileDefaults } from './Profile';

/** The contact of a customer, with the phone number as it is shown. It is empty without a profile. */
export const contactOf = (profile: Profile | undefined, otherPhoneNumber: string): Contact => ({
  email: profile?.email ?? '',
  phoneNumber: PhoneNumber.ofStored(profile?.phoneNumber ?? ''),
  otherPhoneNumber,
  contactPreference: profile?.contactPreference ?? profileDefaults.contactPreference,
});
