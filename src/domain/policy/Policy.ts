import { isActive } from '../account/PaidPolicy';
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

interface TermFacts extends Omit<Term, 'startDate' | 'endDate' | 'status'> {
  readonly termStart?: CalendarDate | undefined;
  readonly termEnd?: CalendarDate | undefined;
}

/** A policy as the customer sees it: the facts of the term that is shown. */
export interface Policy extends Omit<PolicyWithTerms, 'terms'>, TermFacts, Pick<Term, 'status'> {
  /** The current term, where the future one is shown (`policyOn`). */
  readonly running?: TermFacts | undefined;
  /** Whether the customer cancelled it in this session. */
  readonly sessionCancel: boolean;
}

/** The policy after the customer cancelled it in this session. */
export const cancelled = (policy: Policy): Policy => ({ ...policy, status: 'cancelled', sessionCancel: true });

const runningTerm = ({ future, current }: Terms): TermFacts | undefined => {
  if (future === undefined || current === undefined || !isActive(current)) return undefined;
  const { startDate: termStart, endDate: termEnd, monthlyPremium, annualPremium, coverages } = current;
  return { termStart, termEnd, monthlyPremium, annualPremium, coverages };
};

/**
 * The policy as the term rule shows it; `undefined` for a policy without terms. A policy that was cancelled in this session stays
 * cancelled, whatever the insurer still answers.
 */
export const policyShown = ({ terms, ...listed }: PolicyWithTerms, sessionCancel: boolean): Policy | undefined => {
  const term = shownTerm(terms);
  if (term === undefined) return undefined;
  const { startDate: termStart, endDate: termEnd, ...facts } = term;
  const policy = { ...listed, ...facts, termStart, termEnd, running: runningTerm(terms), sessionCancel };
  return sessionCancel ? cancelled(policy) : policy;
};
