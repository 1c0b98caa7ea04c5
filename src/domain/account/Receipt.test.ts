import { CalendarDate } from '../CalendarDate';
import type { Instant } from '../Instant';
import { Money } from '../Money';
import type { PaymentMethod } from './AccountStanding';
import { type Receipt, dueToday, settledReceipt } from './Receipt';

const at = '2026-11-21T15:00:00.000Z' as Instant;
const old: PaymentMethod = { type: 'bank_account_info', lastFour: '6789' };
const card: PaymentMethod = { type: 'credit_card', cardType: 'visa', lastFour: '1111' };
const owed = Money.ofDollars(125.5);

describe('settledReceipt @BILLING-74', () => {
  it.each([
    [false, Money.zero],
    [true, owed],
  ])('says what is due after a new payment method: %s', (pastDue, after) => {
    const receipt: Receipt = { kind: 'paymentMethod', at, change: { due: { before: owed }, method: { before: old } } };

    expect(settledReceipt(receipt, { pastDue, balance: owed, paymentMethod: card })).toEqual({
      kind: 'paymentMethod',
      at,
      change: { due: { before: owed, after }, method: { before: old, after: card } },
    });
  });

  it('does not mention what is due if that was not known before', () => {
    const receipt: Receipt = { kind: 'paymentMethod', at, change: { method: { before: old } } };

    expect(settledReceipt(receipt, { pastDue: false, paymentMethod: card }).change).toEqual({
      method: { before: old, after: card },
    });
  });

  it('says what is due after a new frequency, if the insurer charges for it', () => {
    const frequency = { before: 'yearly', after: 'monthly' } as const;
    const method = { before: card, after: card };
    const receipt: Receipt = {
      kind: 'frequency',
      at,
      change: { frequency, due: { before: Money.zero, after: Money.zero }, method },
    };

    expect(settledReceipt(receipt, { pastDue: true, balance: owed, paymentMethod: card }).change).toEqual({
      frequency,
      due: { before: Money.zero, after: owed },
      method,
    });
  });

  it('adds nothing that the screen did not show before the change', () => {
    const change = { frequency: { before: 'yearly', after: 'monthly' } } as const;
    const receipt: Receipt = { kind: 'frequency', at, change };

    expect(settledReceipt(receipt, { pastDue: true, balance: owed, paymentMethod: card }).change).toEqual(change);
  });
});

describe('dueToday @BILLING-76', () => {
  const today = CalendarDate.parse('2026-11-21') as CalendarDate;
  const day = (text: string) => CalendarDate.parse(text) as CalendarDate;
  const standing = { pastDue: false, paymentMethod: card };

  it('is the balance of an account that is past due', () => {
    const policy = { status: 'current', termEnd: day('2026-11-21') };
    expect(dueToday({ ...standing, pastDue: true, balance: owed }, policy, 'monthly', today)).toBe(owed);
  });

  it.each([
    ['monthly', '2027-03-22', Money.zero],
    ['monthly', '2027-03-21', undefined],
    ['yearly', '2027-03-21', Money.zero],
    ['yearly', '2026-11-21', undefined],
    ['nonrecurringyearly', '2026-11-21', Money.zero],
    ['nonrecurringyearly', '2026-11-20', undefined],
    ['quarterly', '2027-03-21', undefined],
  ] as const)('of a customer who pays %s until %s is %s', (term, termEnd, due) => {
    expect(dueToday(standing, { status: 'current', termEnd: day(termEnd) }, term, today)).toBe(due);
  });

  it.each(['yearly', 'nonrecurringyearly'])('is not known on the first day of a term that is paid %s', (term) => {
    const policy = { status: '', termStart: today, termEnd: day('2027-11-21') };
    expect(dueToday(standing, policy, term, today)).toBeUndefined();
  });

  it('is not known without the end of the term', () => {
    expect(dueToday(standing, { status: 'current' }, 'yearly', today)).toBeUndefined();
  });
});
