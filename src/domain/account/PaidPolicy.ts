import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';

/** What an account knows of the policy that it pays for. A `Policy` has all of it. */
export interface PaidPolicy {
  readonly status: string;
  readonly termEnd?: CalendarDate | undefined;
  readonly monthlyPremium?: Money | undefined;
  readonly annualPremium?: Money | undefined;
}

type Status = Pick<PaidPolicy, 'status'>;

/** Whether the customer may still do something with the policy: every other status makes it inactive. */
export const isActive = ({ status }: Status): boolean => status === '' || status === 'current';

/** Whether there is a policy with which the customer may do nothing. */
export const isInactive = (policy: Status | undefined): boolean => policy !== undefined && !isActive(policy);

export const isCancelled = (policy: Status | undefined): boolean => policy?.status === 'cancelled';
