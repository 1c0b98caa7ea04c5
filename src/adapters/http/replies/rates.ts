import * as v from 'valibot';
import type { RatePreview } from '../../../domain/policy/rates';
import type { components } from '../schema';
import { coverage } from './policies';
import { amount, decoded, fieldsOf, optional } from './values';

type Schemas = components['schemas'];

const premiums = { monthlyPayment: optional(amount), annualPremium: optional(amount) };

export const rate = fieldsOf<Schemas['Rate']>()({
  ...premiums,
  // The field is an assumption of the portal. If a backend sends another form under this name, it is ignored.
  coverages: v.fallback(optional(v.array(coverage)), undefined),
});

/** The premiums are under `rate` or beside it. The annual one is needed. */
export const ratePreview = v.pipe(
  fieldsOf<Schemas['RatePreview']>()({
    proratedValue: amount,
    ...premiums,
    rate: optional(fieldsOf<NonNullable<Schemas['RatePreview']['rate']>>()(premiums)),
  }),
  decoded(({ proratedValue, rate: nested, ...flat }): RatePreview | undefined => {
    const annualPremium = nested?.annualPremium ?? flat.annualPremium;
    const monthlyPayment = nested?.monthlyPayment ?? flat.monthlyPayment;
    return annualPremium === undefined ? undefined : { proratedValue, annualPremium, monthlyPayment };
  }),
);
