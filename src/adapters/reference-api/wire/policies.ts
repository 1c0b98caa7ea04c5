import type { ChangeStatus } from '../../../application/ports/ChangeStatus';
import type { CoverageChangeRefusal } from '../../../application/ports/PolicyGateway';
import { Money } from '../../../domain/Money';
import type { PolicyWithTerms } from '../../../domain/policy/Policy';
import type { Term } from '../../../domain/policy/terms';
import { Refusal } from '../Refusal';

const termWire = (term: Term) => ({
  startDate: term.startDate,
  endDate: term.endDate,
  status: term.status,
  monthlyPremium: Money.toDollars(term.monthlyPremium),
  annualPremium: Money.toDollars(term.annualPremium),
  coverages: term.coverages,
});

export const policyWire = ({ policyNumber, quoteId, residenceType, terms }: PolicyWithTerms) => ({
  policyNumber,
  quoteId,
  underwriting: { residence: { residenceType } },
  futureTerm: terms.future && termWire(terms.future),
  currentTerm: terms.current && termWire(terms.current),
  priorTerms: terms.prior.map(termWire),
});

export const changeStatusWire = (change: ChangeStatus) =>
  change.kind === 'failed' ? { status: change.kind, message: change.message } : { status: change.kind };

/** How a coverage change, or its preview, is refused. */
export const changeRefusal = (refusal: CoverageChangeRefusal): Refusal =>
  refusal.kind === 'forbidden'
    ? new Refusal(400, 'PolicyChangeForbidden: the policy is about to renew')
    : new Refusal(400, refusal.message);
