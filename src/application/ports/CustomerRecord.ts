import type { ClaimDraft } from '../../domain/claims/ClaimDraft';
import type { EmailChange } from '../../domain/customer/emailChange';
import type { Profile } from '../../domain/customer/Profile';
import type { Policy } from '../../domain/policy/Policy';
import type { Rate, RatePreview } from '../../domain/policy/rates';
import type { AccountStanding } from '../../domain/billing/BillingHistory';
import type { Session } from '../../domain/session/Session';

export interface Slot<T> {
  read(): T;
  write(value: T): void;
  /** Back to what the slot holds before anyone signs in. */
  reset(): void;
}

/** The rates group: what was asked last (document 1, section 3, rate). */
export interface Rates {
  readonly rate?: Rate | undefined;
  readonly preview?: RatePreview | undefined;
}

/**
 * What the portal knows of the signed-in customer: the persisted data groups of document 1, section 3. Use cases write it after
 * a gateway answered; view-models derive from it; it has no logic.
 */
export interface CustomerRecord {
  readonly session: Slot<Session | undefined>;
  readonly profile: Slot<Profile | undefined>;
  readonly policy: Slot<Policy | undefined>;
  readonly claim: Slot<ClaimDraft>;
  readonly email: Slot<EmailChange>;
  readonly rate: Slot<Rates>;
  /** As billing said last; it is not persisted, so that a reload forgets it rather than repeat what may be over. */
  readonly standing: Slot<AccountStanding | undefined>;
  /** Resets every slot. */
  clear(): void;
}

export type ClaimDrafts = CustomerRecord['claim'];
