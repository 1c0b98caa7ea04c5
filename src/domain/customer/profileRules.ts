import { PhoneNumber } from '../PhoneNumber';
import type { PostalAddress } from '../PostalAddress';
import { fieldErrors, isPresent } from '../validation';
import { type Profile, isContactPreference } from './Profile';

export type CustomerName = Pick<Profile, 'firstName' | 'middleInitial' | 'lastName'>;

export const profileLimits = {
  name: 255,
  middleInitial: 1,
  address: 255,
  city: 255,
  zipCode: { min: 5, max: 10 },
} as const;

export const nameErrors = (name: CustomerName) =>
  fieldErrors(name, [
    ['firstName', (n) => isPresent(n.firstName), 'profile.firstName.required'],
    ['lastName', (n) => isPresent(n.lastName), 'profile.lastName.required'],
  ]);

/** The screen shows only the first error (rule PROFILE-21). */
export const mailingAddressErrors = (address: PostalAddress) =>
  fieldErrors(address, [
    ['address1', (a) => isPresent(a.address1), 'profile.address1.required'],
    ['city', (a) => isPresent(a.city), 'profile.city.required'],
    ['state', (a) => isPresent(a.state), 'profile.state.required'],
    ['zipCode', (a) => isPresent(a.zipCode), 'profile.zipCode.required'],
    [
      'zipCode',
      (a) => a.zipCode.length >= profileLimits.zipCode.min && a.zipCode.length <= profileLimits.zipCode.max,
      'profile.zipCode.length',
    ],
  ]);

export const phoneErrors = (entry: { readonly phoneNumber: string }) =>
  fieldErrors(entry, [
    ['phoneNumber', (e) => isPresent(e.phoneNumber), 'profile.phoneNumber.required'],
    ['phoneNumber', (e) => PhoneNumber.isComplete(e.phoneNumber), 'profile.phoneNumber.incomplete'],
  ]);

export const contactPreferenceErrors = (entry: { readonly contactPreference: string }) =>
  fieldErrors(entry, [
    ['contactPreference', (e) => isContactPreference(e.contactPreference), 'profile.contactPreference.required'],
  ]);

export const edeliveryErrors = (entry: { readonly edeliveryPreference: unknown }) =>
  fieldErrors(entry, [
    ['edeliveryPreference', (e) => typeof e.edeliveryPreference === 'boolean', 'profile.edelivery.required'],
  ]);
