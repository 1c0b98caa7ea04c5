import type { CalendarDate } from '../CalendarDate';
import type { Instant } from '../Instant';
import type { Money } from '../Money';
import type { NewClaim } from './ClaimDraft';

/** A claim as the list shows it. */
export interface Claim {
  /** The insurer's `claimNumber`, which customers know as the reference number. */
  readonly reference: string;
  readonly policyNumber: string;
  readonly createdAt?: Instant | undefined;
  readonly status: string;
}

export interface ClaimDetails extends Claim {
  /** The claims processor's own number, once there is one. */
  readonly cpClaimNumber?: string | undefined;
  readonly dateOfLoss?: CalendarDate | undefined;
  readonly equipment: string;
  readonly estimate?: Money | undefined;
  readonly description: string;
}

/** Names every field, because a field that the customer left out must be absent in the insurer's claim too. */
const written = { description: true, equipment: true, estimate: true, dateOfLoss: true } satisfies Record<
  keyof NewClaim,
  true
>;

/** Whether the insurer's claim is the one that the customer wrote. */
export const isSameClaim = (claim: ClaimDetails, sent: NewClaim): boolean =>
  (Object.keys(written) as (keyof NewClaim)[]).every((field) => claim[field] === sent[field]);

/** Whether the insurer still works on a claim; not for a status that the portal does not know. */
export const isOpen = ({ status }: Pick<Claim, 'status'>): boolean =>
  ['open', 'in review', 'approved'].includes(status.trim().toLowerCase());
