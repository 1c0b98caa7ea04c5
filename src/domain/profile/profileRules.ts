import { PhoneNumber } from '../PhoneNumber';
import type { PostalAddress } from '../PostalAddress';
import { fieldErrors, isPresent } from '../validation';
import { ZipCode } from '../ZipCode';
import { type Profile, isContactPreference } from './Profile';
import type { NameField } from './profileFields';

export type CustomerName = Pick<Profile, NameField>;

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
    ['zipCode', (a) => ZipCode.isValid(a.zipCode), 'shell.zipCode.invalid'],
  ]);

export const phoneErrors = (entry: { readonly phoneNumber: string }) =>
  fieldErrors(entry, [
    ['phoneNumber', (e) => isPresent(e.phoneNumber), 'profile.phoneNumber.required'],
    ['phoneNumber', (e) => !PhoneNumber.isIncomplete(e.phoneNumber), 'profile.phoneNumber.incomplete'],
    ['phoneNumber', (e) => PhoneNumber.isValid(e.phoneNumber), 'shell.phone.invalid'],
  ]);

export const contactPreferenceErrors = (entry: { readonly contactPreference: string }) =>
  fieldErrors(entry, [
    ['contactPreference', (e) => isContactPreference(e.contactPreference), 'profile.contactPreference.required'],
  ]);

export const edeliveryErrors = (entry: { readonly edeliveryPreference: unknown }) =>
  fieldErrors(entry, [
    ['edeliveryPreference', (e) => typeof e.edeliveryPreference === 'boolean', 'profile.edelivery.required'],
  ]);
