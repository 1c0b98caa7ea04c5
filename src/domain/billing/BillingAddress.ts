import { ZipCode } from '../ZipCode';
import { fieldErrors, isPresent } from '../validation';

/** The address of a card or a bank account; the country is always the US. */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly zipCode: string;
}

export const BILLING_ZIP_LENGTH = 5 as const;

/** Rule BILLING-20. */
export const billingAddressErrors = (address: BillingAddress) =>
  fieldErrors(address, [
    ['firstName', (a) => isPresent(a.firstName), 'payment.firstName.required'],
    ['lastName', (a) => isPresent(a.lastName), 'payment.lastName.required'],
    ['address1', (a) => isPresent(a.address1), 'payment.address1.required'],
    ['city', (a) => isPresent(a.city), 'payment.city.required'],
    ['stateCode', (a) => a.stateCode !== '', 'payment.stateCode.required'],
    ['zipCode', (a) => isPresent(a.zipCode), 'payment.zipCode.required'],
    ['zipCode', (a) => ZipCode.isValid(a.zipCode), 'shell.zipCode.invalid'],
  ]);
