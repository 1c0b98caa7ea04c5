import * as fc from 'fast-check';
import { aBox, aProfile } from '../../../tests/support/profile';
import { pick } from '../pick';
import { type Profile, profileDefaults, stateCode } from './Profile';
import { type ProfileChange, hasChange, withChange } from './profileChange';
import { profileTextNames, profileTexts } from './profileFields';

const profile = aProfile({ billingTerm: 'yearly' });

describe('withChange', () => {
  it.each<[string, ProfileChange, Partial<Profile>]>([
    ['nothing', {}, {}],
    ['a name', { firstName: 'Eve', lastName: 'Adams' }, { firstName: 'Eve', lastName: 'Adams' }],
    ['an empty middle initial, which counts as supplied', { middleInitial: '' }, { middleInitial: '' }],
    ['an empty name, which does not', { firstName: '', phoneNumber: '' }, {}],
    ['eDelivery off', { edeliveryPreference: false }, { edeliveryPreference: false }],
    ['a mailing address', { mailingAddress: aBox }, { mailingAddress: aBox }],
    ['text messages', { contactPreference: 'sms' }, { contactPreference: 'sms' }],
    ['an email', { email: 'new@example.com' }, { email: 'new@example.com' }],
  ])('takes over %s @PROFILE-11', (_, change, expected) => {
    expect(withChange(profile, change)).toEqual({ ...profile, ...expected });
  });

  it('changes only the supplied fields, in a new profile @PROFILE-11', () => {
    const change = fc.dictionary(fc.constantFrom(...profileTextNames), fc.string());
    fc.assert(
      fc.property(change, (given) => {
        const before = structuredClone(profile);
        const changed = withChange(profile, given);

        for (const field of profileTextNames) {
          const value = given[field];
          const isSupplied = value !== undefined && (value !== '' || profileTexts[field].canBeRemoved);
          expect(changed[field]).toBe(isSupplied ? value : profile[field]);
        }
        expect({ ...changed, ...pick(profile, profileTextNames) }).toEqual(profile);
        expect(profile).toEqual(before);
      }),
    );
  });
});

describe('A profile', () => {
  it('has its defaults @PROFILE-44', () => {
    expect(profileDefaults).toEqual({
      contactPreference: 'email',
      edeliveryPreference: true,
    });
  });

  it('has the state of the insured premises @PROFILE-45', () => {
    const customer: Profile = { ...profile, address: { ...aBox, state: 'IL' }, mailingAddress: aBox };
    expect(stateCode(customer)).toBe('IL');
  });
});

describe('hasChange', () => {
  it.each<readonly [string, ProfileChange, boolean]>([
    ['another phone number', { phoneNumber: '555-201-9999' }, false],
    ['the phone number as the insurer stores it', { phoneNumber: '+15552012030' }, true],
    ['the email in another case', { email: 'Ada@Example.com' }, true],
    ['the insured premises as the mailing address, where there is none', { mailingAddress: profile.address }, true],
    ['a mailing address', { mailingAddress: aBox }, false],
    ['eDelivery off', { edeliveryPreference: false }, false],
    ...profileTextNames.map((field) => [`another ${field}`, { [field]: 'another' }, false] as const),
    ['one field of two', { firstName: 'Ada', lastName: 'Adams' }, false],
  ])('says of %s: %j, %s @PROFILE-48', (_, change, expected) => {
    expect(hasChange(profile, change)).toBe(expected);
    expect(hasChange(withChange(profile, change), change)).toBe(true);
  });
});
