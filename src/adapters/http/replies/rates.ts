import * as v from 'valibot';
import type { RatePreview } from '../../../domain/policy/rates';
import type { components } from '../schema';
import { amount, decoded, fieldsOf, optional } from './values';

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
  decoded<v.InferOutput<typeof previewFields>, RatePreview>(({ proratedValue, rate: nested, annualPremium: flat }) => {
    const annualPremium = nested?.annualPremium ?? flat;
    return annualPremium === undefined ? undefined : { proratedValue, annualPremium };
  }),
);
