import { aBox, aName, aProfile } from '../../../tests/support/profile';
import { PostalAddress } from '../PostalAddress';
import {
  contactPreferenceErrors,
  edeliveryErrors,
  mailingAddressErrors,
  nameErrors,
  phoneErrors,
} from './profileRules';

describe('nameErrors', () => {
  it.each([
    ['both names', {}, []],
    ['no names', { firstName: '', lastName: '' }, ['firstName', 'lastName']],
    ['a blank first name', { firstName: ' ' }, ['firstName']],
    ['no last name', { lastName: '' }, ['lastName']],
    ['no middle initial', { middleInitial: '' }, []],
  ])('for a customer who entered %s are at %j @PROFILE-16', (_, change, fields) => {
    const errors = fields.map((field) => ({ field, message: `profile.${field}.required` }));
    expect(nameErrors({ ...aName, ...change })).toEqual(errors);
  });
});

describe('mailingAddressErrors', () => {
  it('are in the order of the form @PROFILE-21', () => {
    expect(mailingAddressErrors(PostalAddress.empty)).toEqual([
      { field: 'address1', message: 'profile.address1.required' },
      { field: 'city', message: 'profile.city.required' },
      { field: 'state', message: 'profile.state.required' },
      { field: 'zipCode', message: 'profile.zipCode.required' },
    ]);
  });

  it.each([
    ['everything', {}, undefined],
    ['no street', { address1: ' ', zipCode: '' }, 'profile.address1.required'],
    ['no city', { city: '', zipCode: '' }, 'profile.city.required'],
    ['a blank city', { city: ' ' }, 'profile.city.required'],
    ['no state', { state: '', zipCode: '' }, 'profile.state.required'],
    ['a zip code of blanks', { zipCode: '     ' }, 'profile.zipCode.required'],
    ['a zip code of 5 characters', { zipCode: '07303' }, undefined],
    ['no zip code', { zipCode: '' }, 'profile.zipCode.required'],
    ['a zip code of 4 characters', { zipCode: '0730' }, 'shell.zipCode.invalid'],
    ['a zip code of 10 characters', { zipCode: '07303-1234' }, undefined],
    ['letters for a zip code', { zipCode: 'ABCDE' }, 'shell.zipCode.invalid'],
    ['a zip code of 11 characters', { zipCode: '07303-12345' }, 'shell.zipCode.invalid'],
  ])('begin with the first that is wrong, for a customer who entered %s @PROFILE-21', (_, change, message) => {
    expect(mailingAddressErrors({ ...aBox, ...change })[0]?.message).toBe(message);
  });
});

describe('phoneErrors', () => {
  it.each([
    ['', ['required']],
    ['  ', ['required']],
    ['5', ['incomplete']],
    ['555-201-203', ['incomplete']],
    ['555-201-2030', []],
  ])('of %j say %j @PROFILE-24', (phoneNumber, problems) => {
    const errors = problems.map((problem) => ({ field: 'phoneNumber', message: `profile.phoneNumber.${problem}` }));
    expect(phoneErrors({ ...aProfile(), phoneNumber })).toEqual(errors);
  });
});

describe('contactPreferenceErrors', () => {
  it.each(['email', 'sms'])('are none for %j', (contactPreference) => {
    expect(contactPreferenceErrors({ contactPreference })).toEqual([]);
  });

  it.each(['', 'pigeon', 'constructor'])('ask for a preference in place of %j', (contactPreference) => {
    expect(contactPreferenceErrors({ contactPreference })).toEqual([
      { field: 'contactPreference', message: 'profile.contactPreference.required' },
    ]);
  });
});

describe('edeliveryErrors', () => {
  it.each([true, false])('are none for %j', (edeliveryPreference) => {
    expect(edeliveryErrors({ edeliveryPreference })).toEqual([]);
  });

  it.each([undefined, null, 'true', 0])('ask for a preference in place of %j', (edeliveryPreference) => {
    expect(edeliveryErrors({ edeliveryPreference })).toEqual([
      { field: 'edeliveryPreference', message: 'profile.edelivery.required' },
    ]);
  });
});
