import * as v from 'valibot';
import type { Claim, ClaimDetails } from '../../../domain/claims/Claim';
import { Instant } from '../../../domain/Instant';
import { amount, date, filledText, maybe, moment, rowsOf, text } from './values';

const summary = { claimNumber: filledText, policyNumber: text, createdAt: moment, status: text };

export const filedClaim = v.object({ claimNumber: filledText });

const claimOf = (row: unknown): Claim | undefined => {
  const { claimNumber, policyNumber, createdAt, status } = Object(row) as Partial<Record<string, unknown>>;
  if (typeof claimNumber !== 'string' || claimNumber === '' || typeof policyNumber !== 'string') return undefined;
  if (typeof createdAt !== 'string' || typeof status !== 'string') return undefined;
  const submitted = Instant.parse(createdAt);
  return submitted && { reference: claimNumber, policyNumber, createdAt: submitted, status };
};

export const claims = rowsOf(claimOf);

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
