import * as v from 'valibot';
import type { PolicyWithTerms } from '../../../domain/policy/Policy';
import type { components } from '../schema';
import {
  absentIfEmpty,
  amount,
  date,
  fieldsOf,
  filledText,
  optional,
  optionalList,
  optionalText,
  text,
} from './values';

type Schemas = components['schemas'];

export const coverage = fieldsOf<Schemas['Coverage']>()({
  code: filledText,
  limitAmount: optional(text),
  deductible: optional(text),
});

const term = fieldsOf<Schemas['Term']>()({
  startDate: optional(date),
  endDate: optional(date),
  status: optionalText,
  monthlyPremium: optional(amount),
  annualPremium: optional(amount),
  coverages: optionalList(coverage),
});

type Underwriting = NonNullable<Schemas['Policy']['underwriting']>;

const residence = fieldsOf<NonNullable<Underwriting['residence']>>()({ residenceType: optional(text) });

const policy = v.pipe(
  fieldsOf<Schemas['Policy']>()({
    policyNumber: filledText,
    quoteId: absentIfEmpty,
    underwriting: optional(fieldsOf<Underwriting>()({ residence: optional(residence) })),
    futureTerm: optional(term),
    currentTerm: optional(term),
    priorTerms: optionalList(term),
  }),
  v.transform(({ policyNumber, quoteId, underwriting, futureTerm, currentTerm, priorTerms }): PolicyWithTerms => ({
    policyNumber,
    quoteId,
    residenceType: underwriting?.residence?.residenceType,
    terms: { future: futureTerm, current: currentTerm, prior: priorTerms },
  })),
);

export const policies = v.array(policy);

type PolicyChange = NonNullable<Schemas['PolicyChangeReply']['data']>;

/** The id for polling the status of a coverage change; a cancellation needs none. */
export const policyChange = fieldsOf<PolicyChange>()({ correlationId: filledText });

export const documents = v.pipe(
  v.array(fieldsOf<Schemas['Document']>()({ Key: optional(text) })),
  v.transform((items) => items.flatMap(({ Key }) => Key ?? [])),
);
