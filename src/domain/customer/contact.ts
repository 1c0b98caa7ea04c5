import { EmailAddress } from '../EmailAddress';
import { fieldErrors, isPresent } from '../validation';
import { type Profile, isContactPreference } from './Profile';

/** How the insurer reaches the customer about a claim. */
export interface Contact extends Pick<Profile, 'email' | 'phoneNumber' | 'contactPreference'> {
  readonly otherPhoneNumber: string;
}

export const contactErrors = (contact: Contact) =>
  fieldErrors(contact, [
    ['email', (c) => isPresent(c.email), 'claim.contact.email.required'],
    ['email', (c) => EmailAddress.hasBothParts(c.email), 'email.email.invalid'],
    ['phoneNumber', (c) => isPresent(c.phoneNumber), 'claim.contact.phoneNumber.required'],
    ['contactPreference', (c) => isContactPreference(c.contactPreference), 'claim.contact.preference.required'],
  ]);
