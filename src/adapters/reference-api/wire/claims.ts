import { dollars } from './dollars';
import type { CalendarDate } from '../../../domain/CalendarDate';
import type { Claim, ClaimDetails } from '../../../domain/claims/Claim';
import type { NewClaim } from '../../../domain/claims/ClaimDraft';
import { Money } from '../../../domain/Money';

export const summaryWire = ({ reference, ...claim }: Claim) => ({ claimNumber: reference, ...claim });

export const claimWire = ({ estimate, ...claim }: ClaimDetails) => ({
  ...summaryWire(claim),
  estimate: dollars(estimate),
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
