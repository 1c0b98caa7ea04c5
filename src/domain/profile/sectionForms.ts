import { distinctMailingAddress } from './distinctMailingAddress';
import { type Profile, isContactPreference } from './Profile';
import type { ChangeDescription, ProfileChange } from './profileChange';
import { nameFields, profileFields } from './profileFields';
import {
  type CustomerName,
  contactPreferenceErrors,
  edeliveryErrors,
  mailingAddressErrors,
  nameErrors,
  phoneErrors,
} from './profileRules';
import { PhoneNumber } from '../PhoneNumber';
import { pick } from '../pick';
import type { NamedField } from '../namedField';
import { PostalAddress } from '../PostalAddress';
import type { FieldError } from '../validation';

/** What the form of each section of My Profile holds. The email address has a dialog instead. */
export interface SectionEntries {
  readonly name: CustomerName;
  readonly mailingAddress: PostalAddress;
  /** Masked: ###-###-####. */
  readonly phone: Pick<Profile, 'phoneNumber'>;
  readonly contactPreference: Pick<Profile, 'contactPreference'>;
  readonly edelivery: Pick<Profile, 'edeliveryPreference'>;
}

export type FormSection = keyof SectionEntries;

export type ProfileSection = FormSection | 'email';

type ErrorsOfSection =
  | typeof nameErrors
  | typeof mailingAddressErrors
  | typeof phoneErrors
  | typeof contactPreferenceErrors
  | typeof edeliveryErrors;

export type SectionError<Entry> = FieldError<Entry, ReturnType<ErrorsOfSection>[number]['message']>;

interface FormRules<Entry> {
  /** Describes the change to the insurer. */
  readonly description: ChangeDescription;
  readonly stored: (profile: Profile) => Entry;
  readonly errors: (entry: Entry) => readonly SectionError<Entry>[];
  readonly change: (entry: Entry) => ProfileChange;
}

/** What each form starts with, requires and sends. */
export const sectionForms: { readonly [Section in FormSection]: FormRules<SectionEntries[Section]> } = {
  name: {
    description: 'Updated Customer Name',
    stored: (profile) => pick(profile, nameFields),
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
    change: (edelivery) => edelivery,
  },
};

/** The fields of each form that a refusal of the insurer may name. */
export const fieldsOfSection: { readonly [Section in ProfileSection]: readonly NamedField[] } = {
  name: nameFields,
  mailingAddress: ['address1', 'city', 'state', 'zipCode'],
  phone: ['phoneNumber'],
  contactPreference: ['contactPreference'],
  edelivery: [],
  email: [],
};

const fields: Readonly<Record<keyof ProfileChange, { readonly section: ProfileSection }>> = profileFields;

/** The section that shows a change; `undefined` if the change is empty. */
export const sectionOf = (change: ProfileChange): ProfileSection | undefined =>
  Object.entries(fields).find(([field]) => field in change)?.[1].section;
