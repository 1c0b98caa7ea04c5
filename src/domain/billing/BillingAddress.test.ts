import { type BillingAddress, billingAddressFailures, billingZipLength } from './BillingAddress';

const address: BillingAddress = {
  firstName: 'Ada',
  lastName: 'Jensen',
  address1: '12 Elm Street',
  city: 'Montclair',
  stateCode: 'NJ',
  zipCode: '07042',
};

const inOrder = ['firstName', 'lastName', 'address1', 'city', 'stateCode', 'zipCode'] as const;

describe('billingAddressFailures', () => {
  it('are none for a complete address', () => {
    expect(billingAddressFailures(address)).toEqual([]);
  });

  it.each(inOrder)('name %s where it is missing', (field) => {
    expect(billingAddressFailures({ ...address, [field]: '' })).toEqual([
      { field, message: `payment.${field}.required` },
    ]);
  });

  it('are in the order of the form', () => {
    const empty = { firstName: '', lastName: ' ', address1: '', city: '', stateCode: '', zipCode: ' ' };
    expect(billingAddressFailures(empty).map(({ field }) => field)).toEqual(inOrder);
  });
});

describe('billingZipLength', () => {
  it('is 5', () => {
    expect(billingZipLength).toBe(5);
  });
});
