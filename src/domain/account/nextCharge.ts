import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';
import type { PaymentMethod } from './AccountStanding';
import type { BillingTerm } from './BillingTerm';
import { nextChargeDay } from './nextChargeDay';
import { type PaidPolicy, policyOn } from './PaidPolicy';
import { premiumOf } from './premiumOf';

interface Charge {
  readonly on: CalendarDate;
  /** Not known for a term that the insurer has not sent: it may cost something else. */
  readonly amount: Money | undefined;
}

/** The next recurring charge; `undefined` if there is none, or if the portal cannot know it. */
export const nextCharge = (
  policy: PaidPolicy,
  billingTerm: BillingTerm | undefined,
  method: PaymentMethod | undefined,
  today: CalendarDate,
): Charge | undefined => {
  const on = nextChargeDay(policy, billingTerm, method, today);
  if (on === undefined) return undefined;
  const charged = policyOn(policy, on);
  return { on, amount: on === charged.termEnd ? undefined : premiumOf(charged, billingTerm).amount };
};
