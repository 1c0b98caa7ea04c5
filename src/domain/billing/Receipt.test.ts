import type { Instant } from '../Instant';
import { Money } from '../Money';
import type { PaymentMethod } from './BillingHistory';
import { type Receipt, methodReceipt, settledReceipt } from './Receipt';

const at = '2026-11-21T15:00:00.000Z' as Instant;
const old: PaymentMethod = { type: 'bank_account_info', lastFour: '6789' };
const card: PaymentMethod = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };
const owed = Money.ofDollars(125.5);

describe('Receipt @BILLING-74', () => {
  it.each([
    [false, Money.zero],
    [true, Money.ofDollars(125.5)],
  ])('says what is past due after a new payment method: %s', (pastDue, after) => {
    const receipt = methodReceipt(at, { pastDue: true, balance: owed, paymentMethod: old });

    expect(settledReceipt(receipt, { pastDue, balance: owed, paymentMethod: card })).toEqual({
      kind: 'paymentMethod',
      at,
      change: { pastDue: { before: owed, after }, method: { before: old, after: card } },
    });
  });

  it('does not mention what is past due if nothing was', () => {
    const receipt = methodReceipt(at, { pastDue: false, balance: Money.zero, paymentMethod: old });

    expect(settledReceipt(receipt, { pastDue: false, paymentMethod: card }).change).toEqual({
      method: { before: old, after: card },
    });
  });

  it('leaves any other receipt as it was', () => {
    const receipt: Receipt = { kind: 'frequency', at, change: { frequency: { before: 'yearly', after: 'monthly' } } };

    expect(settledReceipt(receipt, { pastDue: true, balance: owed, paymentMethod: card })).toBe(receipt);
  });
});
