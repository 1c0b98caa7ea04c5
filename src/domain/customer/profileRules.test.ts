import { PostalAddress } from '../PostalAddress';
import {
  contactPreferenceErrors,
  edeliveryErrors,
  mailingAddressErrors,
  nameErrors,
  phoneErrors,
  profileLimits,
} from './profileRules';

const messagesOf = (failures: readonly { readonly message: string }[]): readonly string[] =>
  failures.map(({ message }) => message);

describe('nameErrors', () => {
  const name = { firstName: 'Ada', middleInitial: '', lastName: 'Jensen' };

  it.each([
    ['both names', {}, []],
    ['no names', { firstName: '', lastName: '' }, ['profile.firstName.required', 'profile.lastName.required']],
    ['a blank first name', { firstName: ' ' }, ['profile.firstName.required']],
    ['no last name', { lastName: '' }, ['profile.lastName.required']],
    ['a middle initial', { middleInitial: 'M' }, []],
  ])('of one who entered %s', (_, change, messages) => {
    expect(messagesOf(nameErrors({ ...name, ...change }))).toEqual(messages);
  });

  it.each(['firstName', 'lastName'] as const)('stand at the field that is missing: %s', (field) => {
    expect(nameErrors({ ...name, [field]: '' }).map((failure) => failure.field)).toEqual([field]);
  });
});

describe('mailingAddressErrors', () => {
  const address = { address1: 'PO Box 418', city: 'Jersey City', state: 'NJ', zipCode: '07303' };

  it('are in the order of the form', () => {
    expect(messagesOf(mailingAddressErrors(PostalAddress.empty))).toEqual([
      'profile.address1.required',
      'profile.city.required',
      'profile.state.required',
      'profile.zipCode.required',
      'profile.zipCode.length',
    ]);
  });

  it('stand at the field that is wrong', () => {
    const fields = mailingAddressErrors(PostalAddress.empty).map(({ field }) => field);
    expect(fields).toEqual(['address1', 'city', 'state', 'zipCode', 'zipCode']);
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
    ['a zip code of 4 characters', { zipCode: '0730' }, 'profile.zipCode.length'],
    ['a zip code of 10 characters', { zipCode: '07303-1234' }, undefined],
    ['a zip code of 11 characters', { zipCode: '07303-12345' }, 'profile.zipCode.length'],
  ])('begin, for one who entered %s, with the first that is wrong', (_, change, message) => {
    expect(mailingAddressErrors({ ...address, ...change })[0]?.message).toBe(message);
  });
});

describe('phoneErrors', () => {
  it.each([
    ['', 'profile.phoneNumber.required'],
    ['  ', 'profile.phoneNumber.required'],
    ['5', 'profile.phoneNumber.incomplete'],
    ['555-010-203', 'profile.phoneNumber.incomplete'],
    ['555-010-2030', undefined],
  ])('of %j', (phoneNumber, message) => {
    expect(phoneErrors({ phoneNumber })[0]?.message).toBe(message);
  });

  it('stand at the phone number', () => {
    expect(phoneErrors({ phoneNumber: '' }).map(({ field }) => field)).toEqual(['phoneNumber', 'phoneNumber']);
  });
});

describe('contactPreferenceErrors', () => {
  it.each([
    ['email', []],
    ['sms', []],
    ['', ['profile.contactPreference.required']],
    ['pigeon', ['profile.contactPreference.required']],
    ['constructor', ['profile.contactPreference.required']],
  ])('of %j', (contactPreference, messages) => {
    expect(messagesOf(contactPreferenceErrors({ contactPreference }))).toEqual(messages);
  });

  it('stand at the preference', () => {
    expect(contactPreferenceErrors({ contactPreference: '' })[0]?.field).toBe('contactPreference');
  });
});

describe('edeliveryErrors', () => {
  it.each([
    [true, []],
    [false, []],
    [undefined, ['profile.edelivery.required']],
    [null, ['profile.edelivery.required']],
    ['true', ['profile.edelivery.required']],
    [0, ['profile.edelivery.required']],
  ])('of %j', (edeliveryPreference, messages) => {
    expect(messagesOf(edeliveryErrors({ edeliveryPreference }))).toEqual(messages);
  });

  it('stand at the preference', () => {
    expect(edeliveryErrors({ edeliveryPreference: undefined })[0]?.field).toBe('edeliveryPreference');
  });
});

describe('profileLimits', () => {
  it('are those of the specification', () => {
    expect(profileLimits).toEqual({
      name: 255,
      middleInitial: 1,
      address: 255,
      city: 255,
      zipCode: { min: 5, max: 10 },
    });
  });
});
