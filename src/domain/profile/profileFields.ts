import { EmailAddress } from '../EmailAddress';
import { PhoneNumber } from '../PhoneNumber';

/**
 * The texts that a customer changes, each with its section of My Profile, its maximum length, and whether an empty text removes it. Where
 * it does not, an empty text leaves the field as it is (rule PROFILE-11).
 */
export const profileTexts = {
  firstName: { section: 'name', limit: 255, canBeRemoved: false },
  middleInitial: { section: 'name', limit: 1, canBeRemoved: true },
  lastName: { section: 'name', limit: 255, canBeRemoved: false },
  /** As stored: "555-010-2030" or "+15550102030"; shown through `PhoneNumber.ofStored`. */
  phoneNumber: { section: 'phone', limit: PhoneNumber.length, canBeRemoved: false },
  email: { section: 'email', limit: EmailAddress.maxLength, canBeRemoved: false },
} as const;

export type ProfileText = keyof typeof profileTexts;

export const profileTextNames = Object.keys(profileTexts) as readonly ProfileText[];

/** Every field that a save can change. A change of several fields belongs to the section of the first of them here. */
export const profileFields = {
  ...profileTexts,
  mailingAddress: { section: 'mailingAddress' },
  contactPreference: { section: 'contactPreference' },
  edeliveryPreference: { section: 'edelivery' },
} as const;

export type NameField = {
  [Field in ProfileText]: (typeof profileTexts)[Field]['section'] extends 'name' ? Field : never;
}[ProfileText];

export const nameFields = profileTextNames.filter(
  (field): field is NameField => profileTexts[field].section === 'name',
);
