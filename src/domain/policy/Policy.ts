import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';
import type { Coverage } from './Coverage';
import { type Terms, shownTerm } from './terms';

/** A policy with all of its terms, as the insurer sends it. */
export interface PolicyWithTerms {
  readonly policyNumber: string;
  readonly quoteId?: string | undefined;
  /** From underwriting.residence: 'HOME', 'LANDLORD_HOME', 'CONDO', … */
  readonly residenceType?: string | undefined;
  readonly terms: Terms;
}

/** A policy as the customer sees it: the facts of the term that is shown. */
export interface Policy extends Omit<PolicyWithTerms, 'terms'> {
  readonly status: string;
  readonly monthlyPremium?: Money | undefined;
  readonly annualPremium?: Money | undefined;
  readonly termStart?: CalendarDate | undefined;
  readonly termEnd?: CalendarDate | undefined;
  readonly coverages: readonly Coverage[];
  /** Whether the customer cancelled it in this session. */
  readonly sessionCancel: boolean;
}

/** Whether the customer may still do something with the policy: every other status makes it inactive. */
export const isActive = ({ status }: Pick<Policy, 'status'>): boolean => status === '' || status === 'current';

export const isCancelled = ({ status }: Pick<Policy, 'status'>): boolean => status === 'cancelled';

/** The policy after the customer cancelled it in this session. */
export const cancelled = (policy: Policy): Policy => ({ ...policy, status: 'cancelled', sessionCancel: true });

/**
 * The policy as the term rule shows it; `undefined` for a policy without terms. A policy that was cancelled in this session stays
 * cancelled, whatever the insurer still answers.
 */
export const policyShown = ({ terms, ...listed }: PolicyWithTerms, sessionCancel: boolean): Policy | undefined => {
  const term = shownTerm(terms);
  return (
    term && {
      ...listed,
      status: sessionCancel ? 'cancelled' : term.status,
      monthlyPremium: term.monthlyPremium,
      annualPremium: term.annualPremium,
      termStart: term.startDate,
      termEnd: term.endDate,
      coverages: term.coverages,
      sessionCancel,
    }
  );
};
