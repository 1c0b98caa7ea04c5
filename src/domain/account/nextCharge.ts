import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';
import type { PaidPolicy } from './PaidPolicy';
import type { PaymentMethod } from './AccountStanding';
import type { BillingTerm } from './BillingTerm';
import { nextChargeDay } from './nextChargeDay';
import { premiumOf } from './premiumOf';

interface Charge {
  readonly on: CalendarDate;
  /** Known only within the term: the next term may cost something else. */
  readonly amount: Money | undefined;
}

/** The next recurring charge; `undefined` where there is none, or none that the portal knows of. */
export const nextCharge = (
  policy: PaidPolicy,
  billingTerm: BillingTerm | undefined,
  method: PaymentMethod | undefined,
  today: CalendarDate,
): Charge | undefined => {
  const on = nextChargeDay(policy, billingTerm, method, today);
  return on && { on, amount: on === policy.termEnd ? undefined : premiumOf(policy, billingTerm).amount };
};
