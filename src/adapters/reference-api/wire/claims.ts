import type { CalendarDate } from '../../../domain/CalendarDate';
import type { Claim, ClaimDetails } from '../../../domain/claims/Claim';
import type { NewClaim } from '../../../domain/claims/ClaimDraft';
import { type ClaimTexts, claimTextNames, emptyClaimTexts } from '../../../domain/claims/claimTexts';
import { Money } from '../../../domain/Money';
import { pick } from '../../../domain/pick';
import { dollars, moneyOf } from './dollars';

export const summaryWire = ({ reference, ...claim }: Claim) => ({ claimNumber: reference, ...claim });

export const claimWire = ({ reference, estimate, ...claim }: ClaimDetails) => ({
  ...claim,
  claimNumber: reference,
  estimate: dollars(estimate),
});

export const claimOfWire = ({ claimNumber, estimate, ...claim }: ReturnType<typeof claimWire>): ClaimDetails => ({
  ...claim,
  reference: claimNumber,
  estimate: moneyOf(estimate),
});

export interface ClaimBody extends Partial<ClaimTexts> {
  readonly estimate: number;
  readonly dateOfLoss: string;
}

/** A validated body. */
export const filedClaim = ({ estimate, dateOfLoss, ...texts }: ClaimBody): NewClaim => ({
  ...pick({ ...emptyClaimTexts, ...texts }, claimTextNames),
  estimate: Money.ofDollars(estimate),
  dateOfLoss: dateOfLoss as CalendarDate,
});
