import { contactPreferences, type Profile } from '../../domain/customer/Profile';
import { distinctMailingAddress } from '../../domain/customer/mailingAddress';
import type { ChangeDescription, ProfileChange } from '../../domain/customer/profileChange';
import {
  type CustomerName,
  contactPreferenceErrors,
  edeliveryErrors,
  mailingAddressErrors,
  nameErrors,
  phoneErrors,
} from '../../domain/customer/profileRules';
import { PhoneNumber } from '../../domain/PhoneNumber';
import { PostalAddress } from '../../domain/PostalAddress';
import type { FieldError } from '../../domain/validation';

/** The form of one section of the profile. */
export interface SectionForm<Entry extends object, Message extends string> {
  /** Describes the change to the insurer. */
  readonly description: ChangeDescription;
  readonly stored: (profile: Profile) => Entry;
  readonly errors: (entry: Entry) => readonly FieldError<Entry, Message>[];
  readonly change: (entry: Entry) => ProfileChange;
}

export const nameForm = {
  description: 'Updated Customer Name',
  stored: ({ firstName, middleInitial, lastName }: Profile): CustomerName => ({ firstName, middleInitial, lastName }),
  errors: nameErrors,
  change: (name: CustomerName): ProfileChange => name,
} as const;

export const mailingAddressForm = {
  description: 'Updated Mailing Address',
  stored: (profile: Profile): PostalAddress => distinctMailingAddress(profile) ?? PostalAddress.empty,
  errors: mailingAddressErrors,
  change: (mailingAddress: PostalAddress): ProfileChange => ({ mailingAddress }),
} as const;

export interface PhoneEntry {
  /** Masked: ###-###-####. */
  readonly phoneNumber: string;
}

export const phoneForm = {
  description: 'Updated Phone Number',
  stored: ({ phoneNumber }: Profile): PhoneEntry => ({ phoneNumber: PhoneNumber.ofStored(phoneNumber) }),
  errors: phoneErrors,
  change: ({ phoneNumber }: PhoneEntry): ProfileChange => ({ phoneNumber }),
} as const;

export interface ContactPreferenceEntry {
  readonly contactPreference: string;
}

export const contactPreferenceForm = {
  description: 'Updated Contact Preference',
  stored: ({ contactPreference }: Profile): ContactPreferenceEntry => ({ contactPreference }),
  errors: contactPreferenceErrors,
  change: (entry: ContactPreferenceEntry): ProfileChange => {
    const contactPreference = contactPreferences.find((preference) => preference === entry.contactPreference);
    return contactPreference ? { contactPreference } : {};
  },
} as const;

export interface EdeliveryEntry {
  readonly edeliveryPreference: boolean | undefined;
}

export const edeliveryForm = {
  description: 'Updated eDevlivery Preference',
  stored: ({ edeliveryPreference }: Profile): EdeliveryEntry => ({ edeliveryPreference }),
  errors: edeliveryErrors,
  change: ({ edeliveryPreference = false }: EdeliveryEntry): ProfileChange => ({ edeliveryPreference }),
} as const;
