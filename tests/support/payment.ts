import type { CardSlot } from '../../src/application/ports/CardElement';
import type { BillingAddress } from '../../src/domain/billing/BillingAddress';

/** The billing address of the tests. */
export const billingAddress: BillingAddress = {
  firstName: 'Nora',
  lastName: 'Whitfield',
  address1: '118 Maple Avenue',
  city: 'Albany',
  stateCode: 'NY',
  zipCode: '12203',
};

export const cardSlot: CardSlot = {
  id: 'card',
  labels: { number: 'Card Number', month: 'MM', year: 'YY', cvv: 'CVV' },
};
