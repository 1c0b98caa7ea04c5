import type { ChangeStatus } from '../../../application/ports/ChangeStatus';
import type { CoverageChangeRefusal } from '../../../application/ports/PolicyGateway';
import type { PolicyWithTerms } from '../../../domain/policy/Policy';
import type { Term } from '../../../domain/policy/terms';
import { Refusal } from '../Refusal';
import { dollars, moneyOf } from './dollars';

const termWire = (term: Term) => ({
  ...term,
  monthlyPremium: dollars(term.monthlyPremium),
  annualPremium: dollars(term.annualPremium),
});

/** The parameters of a state leave out what a term may lack. */
const termOfWire = ({ coverages = [], ...term }: Partial<ReturnType<typeof termWire>>): Term => ({
  status: '',
  ...term,
  coverages,
  monthlyPremium: moneyOf(term.monthlyPremium),
  annualPremium: moneyOf(term.annualPremium),
});

export const policyWire = ({ residenceType, terms, ...policy }: PolicyWithTerms) => ({
  ...policy,
  underwriting: { residence: { residenceType } },
  futureTerm: terms.future && termWire(terms.future),
  currentTerm: terms.current && termWire(terms.current),
  priorTerms: terms.prior.map(termWire),
});

export const policyOfWire = ({
  underwriting,
  futureTerm,
  currentTerm,
  priorTerms,
  ...policy
}: ReturnType<typeof policyWire>): PolicyWithTerms => ({
  ...policy,
  residenceType: underwriting.residence.residenceType,
  terms: {
    future: futureTerm && termOfWire(futureTerm),
    current: currentTerm && termOfWire(currentTerm),
    prior: priorTerms.map(termOfWire),
  },
});

export const changeStatusWire = (change: ChangeStatus) =>
  change.kind === 'failed' ? { status: change.kind, message: change.message } : { status: change.kind };

/** The response to a refused coverage change or preview. */
export const changeRefusal = (refusal: CoverageChangeRefusal): Refusal =>
  refusal.kind === 'forbidden'
    ? new Refusal(400, 'PolicyChangeForbidden: the policy is about to renew', 'change-forbidden')
    : new Refusal(400, refusal.message);
