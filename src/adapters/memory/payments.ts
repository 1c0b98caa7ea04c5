import type { Clock } from '../../application/ports/Clock';
import type { PaymentMethod } from '../../domain/account/AccountStanding';
import type { Payment } from '../../domain/billing/BillingHistory';
import { mayPayBill } from '../../domain/billing/mayPayBill';
import type { Instant } from '../../domain/Instant';
import { Money } from '../../domain/Money';
import { type Term, shownTerm } from '../../domain/policy/terms';
import type { Account } from './Account';
import { yearsLater } from './yearsLater';

/** A payment, or a refund if the amount is negative. */
export const paymentOf = (
  { cardType, lastFour }: PaymentMethod,
  amount: Money,
  createdAt: Instant,
  status = 'success',
): Payment => ({ createdAt, action: amount < 0 ? 'Refund' : 'Payment', amount, cardType, lastFour, status });

/** Adds a payment with the customer's payment method, or a refund if the amount is negative. Skips zero amounts. */
export const enterPayment = (account: Account, amount: Money, clock: Clock): void => {
  if (amount !== Money.zero) account.payments.unshift(paymentOf(account.paymentMethod, amount, clock.now()));
};

/** Pays the balance, or the next year if the renewal is due. */
export const payWhatIsDue = (account: Account, clock: Clock): void => {
  if (account.pastDue) {
    enterPayment(account, account.balance, clock);
    Object.assign(account, { pastDue: false, balance: Money.zero });
  }
  account.policies = account.policies.map((policy) => {
    const term = shownTerm(policy.terms);
    if (term === undefined || !mayPayBill({ ...term, termEnd: term.endDate }, account.billingTerm, clock.today())) {
      return policy;
    }
    enterPayment(account, term.annualPremium ?? Money.zero, clock);
    return { ...policy, terms: { current: renewed(term), prior: [...policy.terms.prior, term] } };
  });
};

/** The term that follows a term. */
const renewed = (term: Term): Term => ({
  ...term,
  startDate: term.endDate,
  endDate: term.endDate && yearsLater(term.endDate),
});
