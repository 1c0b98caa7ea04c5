import * as v from 'valibot';
import type { PolicyWithTerms } from '../../../domain/policy/Policy';
import { coverageCodes } from '../../../domain/policy/Coverage';
import { amount, date, filledText, maybe, text } from './values';

const coverage = v.object({
  code: v.picklist(coverageCodes),
  limitAmount: maybe(text),
  deductible: maybe(text),
});

const term = v.object({
  startDate: maybe(date),
  endDate: maybe(date),
  status: text,
  monthlyPremium: amount,
  annualPremium: amount,
  coverages: v.array(coverage),
});

const policy = v.pipe(
  v.object({
    policyNumber: filledText,
    quoteId: text,
    underwriting: v.object({ residence: v.object({ residenceType: text }) }),
    futureTerm: maybe(term),
    currentTerm: maybe(term),
    priorTerms: maybe(v.array(term)),
  }),
  v.transform(({ policyNumber, quoteId, underwriting, futureTerm, currentTerm, priorTerms }): PolicyWithTerms => ({
    policyNumber,
    quoteId,
    residenceType: underwriting.residence.residenceType,
    terms: { future: futureTerm, current: currentTerm, prior: priorTerms ?? [] },
  })),
);

export const policies = v.array(policy);

export const policyChange = v.object({ correlationId: filledText });
