import { fieldErrors, isPresent } from '../validation';
import { ZipCode } from '../ZipCode';

/** The parts of the address of a card or a bank account, in form order; the country is always the US. */
export const billingParts = ['firstName', 'lastName', 'address1', 'city', 'stateCode', 'zipCode'] as const;

type BillingPart = (typeof billingParts)[number];

export type BillingAddress = Readonly<Record<BillingPart, string>>;

export const BILLING_ZIP_LENGTH = 5 as const;

/** Rule BILLING-20. */
export const billingAddressErrors = (address: BillingAddress) =>
  fieldErrors<BillingAddress, BillingPart, `payment.${BillingPart}.required` | 'shell.zipCode.invalid'>(address, [
    ...billingParts.map(
      (part) => [part, (a: BillingAddress) => isPresent(a[part]), `payment.${part}.required`] as const,
    ),
    ['zipCode', (a) => ZipCode.isValid(a.zipCode), 'shell.zipCode.invalid'],
  ]);
