import { contactPreferences, type Profile } from '../../domain/customer/Profile';
import { distinctMailingAddress } from '../../domain/customer/mailingAddress';
import type { ChangeDescription, ProfileChange } from '../../domain/customer/profileChange';
import {
  type CustomerName,
  contactPreferenceFailures,
  edeliveryFailures,
  mailingAddressFailures,
  nameFailures,
  phoneFailures,
} from '../../domain/customer/profileRules';
import { PhoneNumber } from '../../domain/PhoneNumber';
import { PostalAddress } from '../../domain/PostalAddress';
import type { Failure } from '../../domain/validation';

/** How one section of the profile is edited (document 2, sections 5 and 7). */
export interface SectionForm<Entry extends object, Message extends string> {
  /** What a save says of itself. */
  readonly description: ChangeDescription;
  /** What the form begins with. */
  readonly stored: (profile: Profile) => Entry;
  readonly failures: (entry: Entry) => readonly Failure<Entry, Message>[];
  /** What is saved. */
  readonly change: (entry: Entry) => ProfileChange;
}

export const nameForm = {
  description: 'Updated Customer Name',
  stored: ({ firstName, middleInitial, lastName }: Profile): CustomerName => ({ firstName, middleInitial, lastName }),
  failures: nameFailures,
  change: (name: CustomerName): ProfileChange => name,
} as const;

export const mailingAddressForm = {
  description: 'Updated Mailing Address',
  stored: (profile: Profile): PostalAddress => distinctMailingAddress(profile) ?? PostalAddress.empty,
  failures: mailingAddressFailures,
  change: (mailingAddress: PostalAddress): ProfileChange => ({ mailingAddress }),
} as const;

export interface PhoneEntry {
  /** Masked: ###-###-####. */
  readonly phoneNumber: string;
}

export const phoneForm = {
  description: 'Updated Phone Number',
  stored: ({ phoneNumber }: Profile): PhoneEntry => ({ phoneNumber: PhoneNumber.ofStored(phoneNumber) }),
  failures: phoneFailures,
  change: ({ phoneNumber }: PhoneEntry): ProfileChange => ({ phoneNumber }),
} as const;

export interface ContactPreferenceEntry {
  readonly contactPreference: string;
}

export const contactPreferenceForm = {
  description: 'Updated Contact Preference',
  stored: ({ contactPreference }: Profile): ContactPreferenceEntry => ({ contactPreference }),
  failures: contactPreferenceFailures,
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
  failures: edeliveryFailures,
  change: ({ edeliveryPreference = false }: EdeliveryEntry): ProfileChange => ({ edeliveryPreference }),
} as const;
