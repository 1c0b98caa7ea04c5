import * as v from 'valibot';
import type { PolicyWithTerms } from '../../../domain/policy/Policy';
import type { components } from '../schema';
import { amount, date, fieldsOf, filledText, maybe, maybeList, maybeText, needing, text } from './values';

type Schemas = components['schemas'];

const coverage = fieldsOf<Schemas['Coverage']>()({
  code: filledText,
  limitAmount: maybe(text),
  deductible: maybe(text),
});

const term = fieldsOf<Schemas['Term']>()({
  startDate: maybe(date),
  endDate: maybe(date),
  status: maybeText,
  monthlyPremium: maybe(amount),
  annualPremium: maybe(amount),
  coverages: maybeList(coverage),
});

type Underwriting = NonNullable<Schemas['Policy']['underwriting']>;

const residence = fieldsOf<NonNullable<Underwriting['residence']>>()({ residenceType: maybe(text) });

const policy = v.pipe(
  fieldsOf<Schemas['Policy']>()({
    policyNumber: filledText,
    quoteId: maybe(text),
    underwriting: maybe(fieldsOf<Underwriting>()({ residence: maybe(residence) })),
    futureTerm: maybe(term),
    currentTerm: maybe(term),
    priorTerms: maybeList(term),
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

const policyChangeFields = fieldsOf<PolicyChange>()({ correlationId: v.optional(filledText) });

/** The id by which the status of a coverage change is polled; a cancellation needs none. */
export const policyChange = v.pipe(
  policyChangeFields,
  needing<v.InferOutput<typeof policyChangeFields>, Required<PolicyChange>>(v.object({ correlationId: filledText })),
);

export const documents = v.pipe(
  v.array(fieldsOf<Schemas['Document']>()({ Key: maybe(text) })),
  v.transform((items) => items.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))),
);
