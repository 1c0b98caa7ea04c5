import * as v from 'valibot';
import type { RatePreview } from '../../../domain/policy/rates';
import type { components } from '../schema';
import { amount, fieldsOf, optional } from './values';

type Schemas = components['schemas'];

export const rate = fieldsOf<Schemas['Rate']>()({ monthlyPayment: optional(amount), annualPremium: optional(amount) });

const previewFields = fieldsOf<Schemas['RatePreview']>()({
  proratedValue: amount,
  annualPremium: optional(amount),
  rate: optional(fieldsOf<NonNullable<Schemas['RatePreview']['rate']>>()({ annualPremium: optional(amount) })),
});

/** The annual premium is under `rate` or beside it. */
export const ratePreview = v.pipe(
  previewFields,
  v.rawTransform<v.InferOutput<typeof previewFields>, RatePreview>(({ dataset, addIssue, NEVER }) => {
    const { proratedValue, rate: nested, annualPremium: flat } = dataset.value;
    const annualPremium = nested?.annualPremium ?? flat;
    if (annualPremium !== undefined) return { proratedValue, annualPremium };
    addIssue();
    return NEVER;
  }),
);
