import { failures, isPresent } from '../validation';

/** Where the card is billed; the country is always US (document 2, section 3). */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly zipCode: string;
}

export const billingZipLength = 5;

/** Document 2, section 5, card billing form. */
export const billingAddressFailures = (address: BillingAddress) =>
  failures(address, [
    ['firstName', (a) => isPresent(a.firstName), 'payment.firstName.required'],
    ['lastName', (a) => isPresent(a.lastName), 'payment.lastName.required'],
    ['address1', (a) => isPresent(a.address1), 'payment.address1.required'],
    ['city', (a) => isPresent(a.city), 'payment.city.required'],
    ['stateCode', (a) => a.stateCode !== '', 'payment.stateCode.required'],
    ['zipCode', (a) => isPresent(a.zipCode), 'payment.zipCode.required'],
  ]);
