import * as v from 'valibot';
import type { RatePreview } from '../../../domain/policy/rates';
import { amount } from './values';

export const rate = v.object({ monthlyPayment: amount, annualPremium: amount });

export const ratePreview = v.pipe(
  v.object({ proratedValue: amount, rate }),
  v.transform(({ proratedValue, rate: price }): RatePreview => ({ ...price, proratedValue })),
);
