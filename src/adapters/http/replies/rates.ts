import * as v from 'valibot';
import type { RatePreview } from '../../../domain/policy/rates';
import type { components } from '../schema';
import { amount, fieldsOf, maybe } from './values';

type Schemas = components['schemas'];

export const rate = fieldsOf<Schemas['Rate']>()({ monthlyPayment: maybe(amount), annualPremium: maybe(amount) });

const previewFields = fieldsOf<Schemas['RatePreview']>()({
  proratedValue: amount,
  annualPremium: maybe(amount),
  rate: maybe(fieldsOf<NonNullable<Schemas['RatePreview']['rate']>>()({ annualPremium: maybe(amount) })),
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
