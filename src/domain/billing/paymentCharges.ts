import type { AccountStanding } from '../account/AccountStanding';
import { type BillingTerm, isRecurring } from '../account/BillingTerm';
import { nextCharge } from '../account/nextCharge';
import { type PaidPolicy, policyOn } from '../account/PaidPolicy';
import { dueToday } from '../account/Receipt';
import type { CalendarDate } from '../CalendarDate';
import { Money } from '../Money';

export type PaymentCharges = ReturnType<typeof paymentCharges>;

/** The charges that a new payment method will pay, as far as they are known before the customer agrees. Rule BILLING-85. */
export const paymentCharges = (
  policy: PaidPolicy | undefined,
  standing: AccountStanding,
  billingTerm: BillingTerm,
  today: CalendarDate,
) => {
  const { termEnd } = (policy && policyOn(policy, today)) ?? {};
  const isOver = termEnd !== undefined && termEnd < today;
  return {
    /** For `nextTerm`, the term has ended, and the premium of the next one is due. `unknown`: the portal cannot tell. */
    today: chargedToday(policy, standing, billingTerm, today) ?? (isOver ? 'nextTerm' : 'unknown'),
    /** The next recurring charge. The new method pays it, even if there was no method before. */
    next: policy && nextCharge(policy, billingTerm, { type: 'credit_card' }, today),
    /** The last day of a term that no charge renews by itself. */
    paidUntil: isRecurring(billingTerm) || isOver ? undefined : termEnd,
  } as const;
};

const chargedToday = (
  policy: PaidPolicy | undefined,
  standing: AccountStanding,
  billingTerm: BillingTerm,
  today: CalendarDate,
): 'pastDue' | 'nothing' | undefined => {
  if (standing.pastDue) return 'pastDue';
  return policy && dueToday(standing, policy, billingTerm, today) === Money.zero ? 'nothing' : undefined;
};
