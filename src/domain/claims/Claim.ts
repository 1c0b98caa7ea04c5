import type { CalendarDate } from '../CalendarDate';
import type { Instant } from '../Instant';
import type { Money } from '../Money';
import { plainStatus } from '../plainStatus';
import { type NewClaim, claimFields } from './ClaimDraft';
import type { ClaimTexts } from './claimTexts';

/** A claim as the list shows it. */
export interface Claim {
  /** The insurer's `claimNumber`, which customers know as the reference number. */
  readonly reference: string;
  readonly policyNumber: string;
  readonly createdAt?: Instant | undefined;
  readonly status: string;
}

/** A text that the insurer did not send is empty. */
export interface ClaimDetails extends Claim, ClaimTexts {
  /** The claims processor's own number, once there is one. */
  readonly cpClaimNumber?: string | undefined;
  readonly dateOfLoss?: CalendarDate | undefined;
  readonly estimate?: Money | undefined;
}

/** Whether the insurer's claim is the one that the customer wrote. A text that the customer left out must be absent there too. */
export const isSameClaim = (claim: ClaimDetails, sent: NewClaim): boolean =>
  claimFields.every((field) => claim[field] === sent[field]);

/** Whether the insurer still works on a claim; not for a status that the portal does not know. */
export const isOpen = ({ status }: Pick<Claim, 'status'>): boolean =>
  ['open', 'in review', 'approved'].includes(plainStatus(status));
