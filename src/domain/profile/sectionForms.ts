import type { NamedField } from '../namedField';
import { PhoneNumber } from '../PhoneNumber';
import { pick } from '../pick';
import { PostalAddress, addressParts } from '../PostalAddress';
import { distinctMailingAddress } from './distinctMailingAddress';
import { type Profile, isContactPreference } from './Profile';
import type { ChangeDescription, ProfileChange } from './profileChange';
import { nameFields, profileFields } from './profileFields';
import {
  contactPreferenceErrors,
  edeliveryErrors,
  mailingAddressErrors,
  nameErrors,
  phoneErrors,
} from './profileRules';

interface Form<Entry, Error> {
  /** Describes the change to the insurer. */
  readonly description: ChangeDescription;
  /** Those that a refusal of the insurer may name. */
  readonly fields: readonly NamedField[];
  readonly stored: (profile: Profile) => Entry;
  readonly errors: (entry: Entry) => readonly Error[];
  readonly change: (entry: Entry) => ProfileChange;
}

const form = <Entry, Error>(rules: Form<Entry, Error>) => rules;

const forms = {
  name: form({
    description: 'Updated Customer Name',
    fields: nameFields,
    stored: (profile) => pick(profile, nameFields),
    errors: nameErrors,
    change: (name) => name,
  }),
  mailingAddress: form({
    description: 'Updated Mailing Address',
    fields: addressParts,
    stored: (profile) => distinctMailingAddress(profile) ?? PostalAddress.empty,
    errors: mailingAddressErrors,
    change: (mailingAddress) => ({ mailingAddress }),
  }),
  phone: form({
    description: 'Updated Phone Number',
    fields: ['phoneNumber'],
    stored: ({ phoneNumber }) => ({ phoneNumber: PhoneNumber.ofStored(phoneNumber) }),
    errors: phoneErrors,
    change: (phone) => phone,
  }),
  contactPreference: form({
    description: 'Updated Contact Preference',
    fields: ['contactPreference'],
    stored: ({ contactPreference }) => ({ contactPreference }),
    errors: contactPreferenceErrors,
    change: ({ contactPreference }) => (isContactPreference(contactPreference) ? { contactPreference } : {}),
  }),
  edelivery: form({
    description: 'Updated eDevlivery Preference',
    fields: [],
    stored: ({ edeliveryPreference }) => ({ edeliveryPreference }),
    errors: edeliveryErrors,
    change: (edelivery) => edelivery,
  }),
};

export type FormSection = keyof typeof forms;

/** The email address has a dialog instead of a form. */
export type ProfileSection = FormSection | 'email';

/** What the form of each section holds. */
export type SectionEntries = {
  readonly [Section in FormSection]: ReturnType<(typeof forms)[Section]['stored']>;
};

export type SectionError = ReturnType<(typeof forms)[FormSection]['errors']>[number];

/** What the form of each section of My Profile starts with, requires and sends. */
export const sectionForms: { readonly [Section in FormSection]: Form<SectionEntries[Section], SectionError> } = forms;

const fields: Readonly<Record<keyof ProfileChange, { readonly section: ProfileSection }>> = profileFields;

/** The section that shows a change; `undefined` if the change is empty. */
export const sectionOf = (change: ProfileChange): ProfileSection | undefined =>
  Object.entries(fields).find(([field]) => field in change)?.[1].section;
