import { dollars } from './dollars';
import type { CalendarDate } from '../../../domain/CalendarDate';
import type { Claim, ClaimDetails } from '../../../domain/claims/Claim';
import type { NewClaim } from '../../../domain/claims/ClaimDraft';
import { Money } from '../../../domain/Money';

export const summaryWire = ({ reference, policyNumber, createdAt, status }: Claim) => ({
  claimNumber: reference,
  policyNumber,
  createdAt,
  status,
});

export const claimWire = (claim: ClaimDetails) => ({
  ...summaryWire(claim),
  cpClaimNumber: claim.cpClaimNumber,
  dateOfLoss: claim.dateOfLoss,
  equipment: claim.equipment,
  estimate: dollars(claim.estimate),
  description: claim.description,
});

export interface ClaimBody {
  readonly description: string;
  readonly equipment: string;
  readonly estimate: number;
  readonly dateOfLoss: string;
}

/** A validated body. */
export const filedClaim = ({ description, equipment, estimate, dateOfLoss }: ClaimBody): NewClaim => ({
  description,
  equipment,
  estimate: Money.ofDollars(estimate),
  dateOfLoss: dateOfLoss as CalendarDate,
});
