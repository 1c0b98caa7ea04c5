import * as v from 'valibot';
import type { Claim, ClaimDetails } from '../../../domain/claims/Claim';
import { claimTextNames } from '../../../domain/claims/claimTexts';
import { Instant } from '../../../domain/Instant';
import type { components } from '../schema';
import { absentIfEmpty, amount, date, fieldsOf, filledText, optional, optionalText, moment, rowsOf } from './values';

type Schemas = components['schemas'];

export const filedClaim = fieldsOf<Schemas['FiledClaim']>()({ claimNumber: filledText });

const isTextOrAbsent = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

type Row = { readonly [Field in keyof Schemas['Claim']]?: unknown };

const rowFields = fieldsOf<Schemas['Claim']>()({
  claimNumber: filledText,
  policyNumber: optionalText,
  createdAt: optional(moment),
  status: optionalText,
});

export const claims = rowsOf(({ claimNumber, policyNumber, createdAt, status }: Row): Claim | undefined => {
  if (typeof claimNumber !== 'string' || claimNumber === '') return undefined;
  if (!isTextOrAbsent(policyNumber) || !isTextOrAbsent(createdAt) || !isTextOrAbsent(status)) return undefined;
  const submitted = createdAt ? Instant.parse(createdAt) : undefined;
  if (createdAt && submitted === undefined) return undefined;
  return { reference: claimNumber, policyNumber: policyNumber ?? '', createdAt: submitted, status: status ?? '' };
}, rowFields);

export const claimDetails = v.pipe(
  fieldsOf<Schemas['ClaimDetails']>()({
    ...rowFields.entries,
    cpClaimNumber: absentIfEmpty,
    dateOfLoss: optional(date),
    ...v.entriesFromList(claimTextNames, optionalText),
    estimate: optional(amount),
  }),
  v.transform(({ claimNumber, ...claim }): ClaimDetails => ({ reference: claimNumber, ...claim })),
);
