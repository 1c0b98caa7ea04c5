import * as v from 'valibot';
import type { RatePreview } from '../../../domain/policy/rates';
import type { components } from '../schema';
import { amount, decoded, fieldsOf, optional } from './values';

type Schemas = components['schemas'];

export const rate = fieldsOf<Schemas['Rate']>()({ monthlyPayment: optional(amount), annualPremium: optional(amount) });

/** The annual premium is under `rate` or beside it. */
export const ratePreview = v.pipe(
  fieldsOf<Schemas['RatePreview']>()({
    proratedValue: amount,
    annualPremium: optional(amount),
    rate: optional(fieldsOf<NonNullable<Schemas['RatePreview']['rate']>>()({ annualPremium: optional(amount) })),
  }),
  decoded(({ proratedValue, rate: nested, annualPremium: flat }): RatePreview | undefined => {
    const annualPremium = nested?.annualPremium ?? flat;
    return annualPremium === undefined ? undefined : { proratedValue, annualPremium };
  }),
);
