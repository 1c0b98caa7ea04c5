import { billingAddress as address } from '../../../tests/support/payment';
import { billingAddressErrors, BILLING_ZIP_LENGTH } from './BillingAddress';
import { emptyPaymentDraft } from './PaymentDraft';

const inOrder = ['firstName', 'lastName', 'address1', 'city', 'stateCode', 'zipCode'] as const;

describe('billingAddressErrors', () => {
  it('are none for a complete address', () => {
    expect(billingAddressErrors(address)).toEqual([]);
  });

  it.each(inOrder)('name a missing %s', (field) => {
    expect(billingAddressErrors({ ...address, [field]: '' })).toEqual([
      { field, message: `payment.${field}.required` },
    ]);
  });

  it('refuse what is no zip code @INPUT-41', () => {
    expect(billingAddressErrors({ ...address, zipCode: 'ABCDE' })).toEqual([
      { field: 'zipCode', message: 'shell.zipCode.invalid' },
    ]);
  });

  it('are in the order of the form @BILLING-20', () => {
    const empty = { ...emptyPaymentDraft.address, lastName: ' ', zipCode: ' ' };
    expect(billingAddressErrors(empty).map(({ field }) => field)).toEqual(inOrder);
  });
});

describe('BILLING_ZIP_LENGTH', () => {
  it('is 5 @BILLING-21', () => {
    expect(BILLING_ZIP_LENGTH).toBe(5);
  });
});
