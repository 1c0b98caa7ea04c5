import type { PaymentMethod } from '../account/AccountStanding';
import type { BillingTerm } from '../account/BillingTerm';
import { nextChargeDay } from '../account/nextChargeDay';
import { type PaidPolicy, policyOn } from '../account/PaidPolicy';
import type { CalendarDate } from '../CalendarDate';

/** The end of the term, if a recurring charge is known. Charges recur on its day of the month. */
export const chargedTermEnd = (
  policy: PaidPolicy | undefined,
  billingTerm: BillingTerm,
  method: PaymentMethod | undefined,
  today: CalendarDate,
): CalendarDate | undefined =>
  policy && nextChargeDay(policy, billingTerm, method, today) && policyOn(policy, today).termEnd;
