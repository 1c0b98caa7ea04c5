import type { CalendarDate } from '../CalendarDate';
import type { Instant } from '../Instant';
import type { Money } from '../Money';
import type { NewClaim } from './ClaimDraft';

/** A claim as the list shows it (document 1, section 3, claim summary). */
export interface Claim {
  /** The insurer's `claimNumber`, which customers know as the reference number. */
  readonly reference: string;
  readonly policyNumber: string;
  readonly createdAt: Instant;
  readonly status: string;
}

/** Document 1, section 3, claim details. */
export interface ClaimDetails extends Claim {
  /** The claims processor's own number, once there is one. */
  readonly cpClaimNumber?: string | undefined;
  readonly dateOfLoss: CalendarDate;
  readonly equipment: string;
  readonly estimate: Money;
  readonly description: string;
}

/** Whether the insurer holds just what the customer wrote. */
export const isOf = (held: ClaimDetails, written: NewClaim): boolean =>
  held.description === written.description &&
  held.equipment === written.equipment &&
  held.estimate === written.estimate &&
  held.dateOfLoss === written.dateOfLoss;

/** The claims, newest first; the given list stays as it is. */
export const newestFirst = <T extends Pick<Claim, 'createdAt'>>(claims: readonly T[]): readonly T[] =>
  claims.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
