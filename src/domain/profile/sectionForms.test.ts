import { aBox, aName, aProfile } from '../../../tests/support/profile';
import { PostalAddress } from '../PostalAddress';
import type { ProfileChange } from './profileChange';
import { edeliveryErrors } from './profileRules';
import { type FormSection, type SectionEntries, sectionForms, sectionOf } from './sectionForms';

const profile = aProfile({ phoneNumber: '+15552012030', mailingAddress: aBox });

const formOf = <Section extends FormSection>(section: Section, changes: Partial<SectionEntries[Section]> = {}) => {
  const { description, stored, errors, change } = sectionForms[section];
  const entry: SectionEntries[Section] = { ...stored(profile), ...changes };
  return { entry, description, errors: errors(entry), change: change(entry) };
};

describe('The form of a section', () => {
  it.each<[FormSection, object, ProfileChange, string]>([
    ['name', aName, aName, 'Updated Customer Name'],
    ['mailingAddress', aBox, { mailingAddress: aBox }, 'Updated Mailing Address'],
    ['phone', { phoneNumber: '555-201-2030' }, { phoneNumber: '555-201-2030' }, 'Updated Phone Number'],
    ['contactPreference', { contactPreference: 'email' }, { contactPreference: 'email' }, 'Updated Contact Preference'],
    ['edelivery', { edeliveryPreference: true }, { edeliveryPreference: true }, 'Updated eDevlivery Preference'],
  ])('of %s starts with %j, and sends %j as "%s" @PROFILE-8 @PROFILE-12 @PROFILE-23', (section, ...expected) => {
    const { entry, change, description } = formOf(section);
    expect([entry, change, description]).toEqual(expected);
  });

  it('of the mailing address is empty where mail goes to the insured premises', () => {
    expect(sectionForms.mailingAddress.stored({ ...profile, mailingAddress: profile.address })).toEqual(
      PostalAddress.empty,
    );
  });

  it('accepts what is stored', () => {
    for (const section of Object.keys(sectionForms) as FormSection[]) expect(formOf(section).errors).toEqual([]);
  });

  it('requires a preference @PROFILE-25', () => {
    expect([
      ...formOf('contactPreference', { contactPreference: 'pigeon' }).errors,
      ...edeliveryErrors({ edeliveryPreference: undefined }),
    ]).toMatchObject([{ message: 'profile.contactPreference.required' }, { message: 'profile.edelivery.required' }]);
  });
});

describe('sectionOf', () => {
  it.each<[ProfileChange, string | undefined]>([
    [aName, 'name'],
    [{ mailingAddress: aBox }, 'mailingAddress'],
    [{ contactPreference: 'sms' }, 'contactPreference'],
    [{ edeliveryPreference: false }, 'edelivery'],
    // The contact of a claim.
    [{ contactPreference: 'sms', email: 'new@example.com', phoneNumber: '555-201-2030' }, 'phone'],
    // A change of the email address.
    [{ mailingAddress: aBox, email: 'new@example.com' }, 'email'],
    [{}, undefined],
  ])('of %j is %s', (change, section) => {
    expect(sectionOf(change)).toBe(section);
  });
});
