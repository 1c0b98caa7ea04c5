import * as fc from 'fast-check';
import { type Profile, profileDefaults, stateCode } from './Profile';
import { type ProfileChange, withChange } from './profileChange';

const profile: Profile = {
  ...profileDefaults,
  firstName: 'Ada',
  middleInitial: 'M',
  lastName: 'Jensen',
  phoneNumber: '555-010-2030',
  email: 'ada@example.com',
  address: { address1: '12 Elm Street', city: 'Montclair', state: 'NJ', zipCode: '07042' },
  billingTerm: 'yearly',
};

const box = { address1: 'PO Box 418', city: 'Jersey City', state: 'NJ', zipCode: '07303' };

const texts = ['firstName', 'middleInitial', 'lastName', 'phoneNumber', 'email'] as const;

describe('withChange', () => {
  it.each<[string, ProfileChange, Partial<Profile>]>([
    ['nothing', {}, {}],
    ['a name', { firstName: 'Eve', lastName: 'Adams' }, { firstName: 'Eve', lastName: 'Adams' }],
    ['an empty middle initial, which counts as supplied', { middleInitial: '' }, { middleInitial: '' }],
    ['an empty name, which does not', { firstName: '', phoneNumber: '' }, {}],
    ['eDelivery off', { edeliveryPreference: false }, { edeliveryPreference: false }],
    ['a mailing address', { mailingAddress: box }, { mailingAddress: box }],
    ['text messages', { contactPreference: 'sms' }, { contactPreference: 'sms' }],
    ['an email', { email: 'new@example.com' }, { email: 'new@example.com' }],
  ])('takes over %s', (_, change, expected) => {
    expect(withChange(profile, change)).toEqual({ ...profile, ...expected });
  });

  it('changes the supplied fields alone, and not the profile that was given', () => {
    const change = fc.record(
      {
        firstName: fc.string(),
        middleInitial: fc.string(),
        lastName: fc.string(),
        phoneNumber: fc.string(),
        email: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, (given) => {
        const before = structuredClone(profile);
        const changed = withChange(profile, given);

        for (const field of texts) {
          const value = given[field];
          const isSupplied = value !== undefined && (value !== '' || field === 'middleInitial');
          expect(changed[field]).toBe(isSupplied ? value : profile[field]);
        }
        expect({ ...changed, ...Object.fromEntries(texts.map((field) => [field, profile[field]])) }).toEqual(profile);
        expect(profile).toEqual(before);
      }),
    );
  });
});

describe('A profile', () => {
  it('has the defaults of the specification', () => {
    expect(profileDefaults).toEqual({
      contactPreference: 'email',
      edeliveryPreference: true,
      dateOfBirth: '1999-01-01',
    });
  });

  it('goes by the state of the insured premises', () => {
    expect(stateCode({ address: { ...box, state: 'IL' } })).toBe('IL');
  });
});
