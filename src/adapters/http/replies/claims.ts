import * as v from 'valibot';
import type { Claim, ClaimDetails } from '../../../domain/claims/Claim';
import { amount, date, filledText, maybe, moment, text } from './values';

const summary = { claimNumber: filledText, policyNumber: text, createdAt: moment, status: text };

export const filedClaim = v.object({ claimNumber: filledText });

export const claims = v.array(
  v.pipe(
    v.object(summary),
    v.transform(({ claimNumber, ...claim }): Claim => ({ reference: claimNumber, ...claim })),
  ),
);

export const claimDetails = v.pipe(
  v.object({
    ...summary,
    cpClaimNumber: maybe(text),
    dateOfLoss: date,
    equipment: text,
    estimate: amount,
    description: text,
  }),
  v.transform(({ claimNumber, ...claim }): ClaimDetails => ({ reference: claimNumber, ...claim })),
);
