import type { Profile } from '../../domain/customer/Profile';
import type { ProfileDraft } from './ProfileDrafts';
import { contactPreferenceForm, edeliveryForm, mailingAddressForm, nameForm, phoneForm } from './sectionForms';

/** The stored values of a section, as its form shows them. */
export const storedDraft = (section: ProfileDraft['section'], profile: Profile): ProfileDraft => {
  switch (section) {
    case 'name':
      return { section, entry: nameForm.stored(profile) };
    case 'mailingAddress':
      return { section, entry: mailingAddressForm.stored(profile) };
    case 'phone':
      return { section, entry: phoneForm.stored(profile) };
    case 'contactPreference':
      return { section, entry: contactPreferenceForm.stored(profile) };
    case 'edelivery':
      return { section, entry: edeliveryForm.stored(profile) };
    case 'email':
      return { section, entry: { step: 'edit', newEmail: { email: '', repeated: '' } } };
  }
};
