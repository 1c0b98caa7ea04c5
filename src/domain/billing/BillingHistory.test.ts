import { Instant } from '../Instant';
import { Money } from '../Money';
import { newestPaymentsFirst } from './BillingHistory';

describe('newestPaymentsFirst', () => {
  it('has the newest payment first, and keeps the order of payments of one moment @BILLING-9', () => {
    const payments = [
      ['a', '2026-01-01'],
      ['b', '2026-03-01'],
      ['c', '2026-02-01'],
      ['d', '2026-03-01'],
    ].map(([action = '', date = '']) => ({
      action,
      createdAt: Instant.ofDate(new Date(date)),
      amount: Money.zero,
      status: 'Success',
    }));

    expect(newestPaymentsFirst(payments).map(({ action }) => action)).toEqual(['b', 'd', 'c', 'a']);
    expect(payments.map(({ action }) => action)).toEqual(['a', 'b', 'c', 'd']);
  });
});
