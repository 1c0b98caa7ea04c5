import { EmailAddress } from '../EmailAddress';
import { PhoneNumber } from '../PhoneNumber';
import { fieldErrors, isPresent } from '../validation';
import { type Profile, isContactPreference } from './Profile';

/** How the insurer reaches the customer about a claim. */
export interface Contact extends Pick<Profile, 'email' | 'phoneNumber' | 'contactPreference'> {
  readonly otherPhoneNumber: string;
}

const isStored = ({ phoneNumber }: Contact, stored?: Contact): boolean => phoneNumber === stored?.phoneNumber;

/** A stored email address or phone number is not checked, so that a customer who does not change it can file the claim. Rule CLAIM-60. */
export const contactErrors = (contact: Contact, stored?: Contact) =>
  fieldErrors(contact, [
    ['email', (c) => isPresent(c.email), 'claim.contact.email.required'],
    ['email', (c) => c.email === stored?.email || EmailAddress.hasBothParts(c.email), 'email.email.invalid'],
    ['phoneNumber', (c) => isPresent(c.phoneNumber), 'claim.contact.phoneNumber.required'],
    [
      'phoneNumber',
      (c) => isStored(c, stored) || !PhoneNumber.isIncomplete(c.phoneNumber),
      'profile.phoneNumber.incomplete',
    ],
    ['phoneNumber', (c) => isStored(c, stored) || PhoneNumber.isValid(c.phoneNumber), 'shell.phone.invalid'],
    [
      'otherPhoneNumber',
      ({ otherPhoneNumber: o }) => !isPresent(o) || !PhoneNumber.isIncomplete(o),
      'profile.phoneNumber.incomplete',
    ],
    ['otherPhoneNumber', ({ otherPhoneNumber: o }) => !isPresent(o) || PhoneNumber.isValid(o), 'shell.phone.invalid'],
    ['contactPreference', (c) => isContactPreference(c.contactPreference), 'claim.contact.preference.required'],
  ]);
