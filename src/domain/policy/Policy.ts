import type { CalendarDate } from '../CalendarDate';
import { type Term, type Terms, shownTerm } from './terms';

/** A policy with all of its terms, as the insurer sends it. */
export interface PolicyWithTerms {
  readonly policyNumber: string;
  readonly quoteId?: string | undefined;
  /** From underwriting.residence: 'HOME', 'LANDLORD_HOME', 'CONDO', … */
  readonly residenceType?: string | undefined;
  readonly terms: Terms;
}

/** A policy as the customer sees it: the facts of the term that is shown. */
export interface Policy extends Omit<PolicyWithTerms, 'terms'>, Omit<Term, 'startDate' | 'endDate'> {
  readonly termStart?: CalendarDate | undefined;
  readonly termEnd?: CalendarDate | undefined;
  /** Whether the customer cancelled it in this session. */
  readonly sessionCancel: boolean;
}

/** The policy after the customer cancelled it in this session. */
export const cancelled = (policy: Policy): Policy => ({ ...policy, status: 'cancelled', sessionCancel: true });

/**
 * The policy as the term rule shows it; `undefined` for a policy without terms. A policy that was cancelled in this session stays
 * cancelled, whatever the insurer still answers.
 */
export const policyShown = ({ terms, ...listed }: PolicyWithTerms, sessionCancel: boolean): Policy | undefined => {
  const term = shownTerm(terms);
  if (term === undefined) return undefined;
  const { startDate: termStart, endDate: termEnd, ...facts } = term;
  const policy = { ...listed, ...facts, termStart, termEnd, sessionCancel };
  return sessionCancel ? cancelled(policy) : policy;
};
