import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';

/** The part of a policy that billing needs. Every `Policy` has it. */
export interface PaidPolicy {
  readonly status: string;
  readonly termEnd?: CalendarDate | undefined;
  readonly monthlyPremium?: Money | undefined;
  readonly annualPremium?: Money | undefined;
}

type Status = Pick<PaidPolicy, 'status'>;

/** Whether the policy is active. An empty status counts as current; every other status makes the policy inactive. */
export const isActive = ({ status }: Status): boolean => status === '' || status === 'current';

/** Whether there is a policy, and it is not active. */
export const isInactive = (policy: Status | undefined): boolean => policy !== undefined && !isActive(policy);

export const isCancelled = (policy: Status | undefined): boolean => policy?.status === 'cancelled';
