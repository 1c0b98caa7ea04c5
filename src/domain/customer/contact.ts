import { EmailAddress } from '../EmailAddress';
import { fieldErrors, isPresent } from '../validation';
import { isContactPreference } from './Profile';

/** How the insurer reaches the customer about a claim. */
export interface Contact {
  readonly email: string;
  readonly phoneNumber: string;
  readonly otherPhoneNumber: string;
  readonly contactPreference: string;
}

export const contactErrors = (contact: Contact) =>
  fieldErrors(contact, [
    ['email', (c) => isPresent(c.email), 'claim.contact.email.required'],
    ['email', (c) => !isPresent(c.email) || EmailAddress.hasBothParts(c.email), 'email.email.invalid'],
    ['phoneNumber', (c) => isPresent(c.phoneNumber), 'claim.contact.phoneNumber.required'],
    ['contactPreference', (c) => isContactPreference(c.contactPreference), 'claim.contact.preference.required'],
  ]);
