import { PhoneNumber } from '../PhoneNumber';
import type { PostalAddress } from '../PostalAddress';
import { failures, isPresent } from '../validation';
import { contactPreferences } from './Profile';

export interface CustomerName {
  readonly firstName: string;
  readonly middleInitial: string;
  readonly lastName: string;
}

export const profileLimits = {
  name: 255,
  middleInitial: 1,
  address: 255,
  city: 255,
  zipCode: { min: 5, max: 10 },
} as const;

/** Document 2, section 5, name. */
export const nameFailures = (name: CustomerName) =>
  failures(name, [
    ['firstName', (n) => isPresent(n.firstName), 'profile.firstName.required'],
    ['lastName', (n) => isPresent(n.lastName), 'profile.lastName.required'],
  ]);

/** Document 2, section 5, mailing address; the first failure alone is shown. */
export const mailingAddressFailures = (address: PostalAddress) =>
  failures(address, [
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

/** Document 2, section 5, phone. */
export const phoneFailures = (entry: { readonly phoneNumber: string }) =>
  failures(entry, [
    ['phoneNumber', (e) => isPresent(e.phoneNumber), 'profile.phoneNumber.required'],
    ['phoneNumber', (e) => PhoneNumber.isComplete(e.phoneNumber), 'profile.phoneNumber.incomplete'],
  ]);

/** Document 2, section 5, contact preference. */
export const contactPreferenceFailures = (entry: { readonly contactPreference: string }) =>
  failures(entry, [
    [
      'contactPreference',
      (e) => contactPreferences.some((preference) => preference === e.contactPreference),
      'profile.contactPreference.required',
    ],
  ]);

/** Document 2, section 5, eDelivery. */
export const edeliveryFailures = (entry: { readonly edeliveryPreference: unknown }) =>
  failures(entry, [
    ['edeliveryPreference', (e) => typeof e.edeliveryPreference === 'boolean', 'profile.edelivery.required'],
  ]);
