import type { CardSlot, MountedCardElement } from '../../src/application/ports/CardService';
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

/** The fields of a card. */
export const cardElement: MountedCardElement = {
  tokenise: async () => ({ kind: 'token', billingToken: 'a-token' }),
  focus: () => undefined,
  mark: () => undefined,
  rename: () => undefined,
  remove: () => undefined,
};
