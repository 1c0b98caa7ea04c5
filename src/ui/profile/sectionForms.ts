import { distinctMailingAddress } from '../../domain/customer/mailingAddress';
import { type Profile, isContactPreference } from '../../domain/customer/Profile';
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

/** What the form of each section holds. The email address has a dialog instead. */
export interface SectionEntries {
  readonly name: CustomerName;
  readonly mailingAddress: PostalAddress;
  /** Masked: ###-###-####. */
  readonly phone: Pick<Profile, 'phoneNumber'>;
  readonly contactPreference: Pick<Profile, 'contactPreference'>;
  readonly edelivery: { readonly edeliveryPreference: boolean | undefined };
}

export type FormSection = keyof SectionEntries;

type ErrorsOfSection =
  | typeof nameErrors
  | typeof mailingAddressErrors
  | typeof phoneErrors
  | typeof contactPreferenceErrors
  | typeof edeliveryErrors;

export type SectionError<Entry> = FieldError<Entry, ReturnType<ErrorsOfSection>[number]['message']>;

interface SectionForm<Entry> {
  /** Describes the change to the insurer. */
  readonly description: ChangeDescription;
  readonly stored: (profile: Profile) => Entry;
  readonly errors: (entry: Entry) => readonly SectionError<Entry>[];
  readonly change: (entry: Entry) => ProfileChange;
}

export const sectionForms: { readonly [Section in FormSection]: SectionForm<SectionEntries[Section]> } = {
  name: {
    description: 'Updated Customer Name',
    stored: ({ firstName, middleInitial, lastName }) => ({ firstName, middleInitial, lastName }),
    errors: nameErrors,
    change: (name) => name,
  },
  mailingAddress: {
    description: 'Updated Mailing Address',
    stored: (profile) => distinctMailingAddress(profile) ?? PostalAddress.empty,
    errors: mailingAddressErrors,
    change: (mailingAddress) => ({ mailingAddress }),
  },
  phone: {
    description: 'Updated Phone Number',
    stored: ({ phoneNumber }) => ({ phoneNumber: PhoneNumber.ofStored(phoneNumber) }),
    errors: phoneErrors,
    change: (phone) => phone,
  },
  contactPreference: {
    description: 'Updated Contact Preference',
    stored: ({ contactPreference }) => ({ contactPreference }),
    errors: contactPreferenceErrors,
    change: ({ contactPreference }) => (isContactPreference(contactPreference) ? { contactPreference } : {}),
  },
  edelivery: {
    description: 'Updated eDevlivery Preference',
    stored: ({ edeliveryPreference }) => ({ edeliveryPreference }),
    errors: edeliveryErrors,
    change: ({ edeliveryPreference = false }) => ({ edeliveryPreference }),
  },
};
