import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';
import type { Coverage } from './Coverage';
import { type Terms, shownTerm } from './terms';

/** A policy as the insurer keeps it, with all of its terms. */
export interface PolicyWithTerms {
  readonly policyNumber: string;
  readonly quoteId: string;
  /** From underwriting.residence: 'HOME', 'LANDLORD_HOME', 'CONDO', … */
  readonly residenceType: string;
  readonly terms: Terms;
}

/** A policy as the customer sees it: the facts of the term that is shown (document 1, section 3, policy). */
export interface Policy {
  readonly policyNumber: string;
  readonly quoteId: string;
  readonly residenceType: string;
  readonly status: string;
  readonly monthlyPremium: Money;
  readonly annualPremium: Money;
  readonly termStart?: CalendarDate | undefined;
  readonly termEnd?: CalendarDate | undefined;
  readonly coverages: readonly Coverage[];
  /** Whether the customer cancelled it since signing in. */
  readonly sessionCancel: boolean;
}

/** Whether anything may still be done with the policy; any other status makes it inactive (document 1, section 4). */
export const isActive = ({ status }: Pick<Policy, 'status'>): boolean => status === '' || status === 'current';

export const isCancelled = ({ status }: Pick<Policy, 'status'>): boolean => status === 'cancelled';

/** The policy after the customer cancelled it (document 1, section 4). */
export const cancelled = (policy: Policy): Policy => ({ ...policy, status: 'cancelled', sessionCancel: true });

/** The policy as the term rule shows it; `undefined` for a policy without terms. */
export const policyShown = (held: PolicyWithTerms, sessionCancel: boolean): Policy | undefined => {
  const term = shownTerm(held.terms);
  return (
    term && {
      policyNumber: held.policyNumber,
      quoteId: held.quoteId,
      residenceType: held.residenceType,
      status: term.status,
      monthlyPremium: term.monthlyPremium,
      annualPremium: term.annualPremium,
      termStart: term.startDate,
      termEnd: term.endDate,
      coverages: term.coverages,
      sessionCancel,
    }
  );
};
