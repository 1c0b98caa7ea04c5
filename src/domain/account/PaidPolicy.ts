import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';

interface PaidTerm {
  readonly termStart?: CalendarDate | undefined;
  readonly termEnd?: CalendarDate | undefined;
  readonly monthlyPremium?: Money | undefined;
  readonly annualPremium?: Money | undefined;
}

/** The part of a policy that billing needs. Every `Policy` has it. */
export interface PaidPolicy extends PaidTerm {
  readonly status: string;
  /** The current term of a policy that shows its future one. */
  readonly running?: PaidTerm | undefined;
}

type Status = Pick<PaidPolicy, 'status'>;

/** Whether the term has started on a day. Before that, the customer cannot change it. */
export const hasStarted = ({ termStart }: Pick<PaidTerm, 'termStart'>, day: CalendarDate): boolean =>
  termStart !== undefined && termStart <= day;

/** A fact that the insurer left out of one term must not come from the other. */
const nothingKnown = { termStart: undefined, termEnd: undefined, monthlyPremium: undefined, annualPremium: undefined };

/** The policy with the facts of the term that holds on a day: the current term until the future one begins. Rule POLICY-99. */
export const policyOn = <Policy extends PaidTerm & Pick<PaidPolicy, 'running'>>(
  policy: Policy,
  day: CalendarDate,
): Policy => {
  const { running } = policy;
  const isRunning = running && !hasStarted(policy, day) && (running.termEnd ?? day) >= day;
  return isRunning ? { ...policy, ...nothingKnown, ...running } : policy;
};

/** Whether the policy is active. An empty status counts as current; every other status makes the policy inactive. */
export const isActive = ({ status }: Status): boolean => status === '' || status === 'current';

/** Whether there is a policy, and it is not active. */
export const isInactive = (policy: Status | undefined): boolean => policy !== undefined && !isActive(policy);

export const isCancelled = (policy: Status | undefined): boolean => policy?.status === 'cancelled';
