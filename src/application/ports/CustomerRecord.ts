import type { AccountStanding } from '../../domain/account/AccountStanding';
import type { Receipt } from '../../domain/account/Receipt';
import type { Claim } from '../../domain/claims/Claim';
import type { ClaimDraft } from '../../domain/claims/ClaimDraft';
import type { ClaimQuery } from '../../domain/claims/claimQuery';
import type { Policy } from '../../domain/policy/Policy';
import type { RatePreview } from '../../domain/policy/rates';
import type { Contact } from '../../domain/profile/contact';
import type { EmailChange } from '../../domain/profile/emailChange';
import type { Profile } from '../../domain/profile/Profile';
import type { Session } from '../../domain/session/Session';
import type { Drafts } from './Drafts';
import type { SentWrites } from './SentWrites';
import type { Slot } from './Slot';

interface Paging {
  readonly index: number;
  readonly size: number;
}

/**
 * The data of the signed-in customer. Use cases write to it after a gateway has answered, and view-models derive from it. It has
 * no logic.
 */
export interface CustomerRecord {
  readonly session: Slot<Session | undefined>;
  readonly profile: Slot<Profile | undefined>;
  readonly policy: Slot<Policy | undefined>;
  readonly claim: Slot<ClaimDraft>;
  /** What the customer typed on the contact step of a claim and has not saved. */
  readonly claimContact: Slot<Partial<Contact>>;
  /** Which claims the list showed last. */
  readonly claimsPlace: Slot<{ readonly query: ClaimQuery; readonly paging: Paging } | undefined>;
  /** The page of the payments that showed last. */
  readonly paymentsPage: Slot<Paging | undefined>;
  readonly email: Slot<EmailChange>;
  /** The latest price of a selection of coverages. */
  readonly rate: Slot<RatePreview | undefined>;
  /** Writes that were sent and whose outcome is not known yet, by name. */
  readonly sent: Slot<SentWrites>;
  /** The latest answer of billing. It is not persisted, because it may be out of date after a reload. */
  readonly standing: Slot<AccountStanding | undefined>;
  /** The claims when they were listed last, newest first; unknown after a new claim. They are not persisted, for the same reason. */
  readonly claims: Slot<readonly Claim[] | undefined>;
  /** Of the latest change of the policy or its billing. */
  readonly receipt: Slot<Receipt | undefined>;
  /** The facts that the dashboard has read, each with the state of the account at that time. They are not persisted. */
  readonly factsRead: Slot<{ readonly billing?: string; readonly claims?: string }>;
  /** The token of an invitation that is being used; empty without one. Rule SIGNIN-52. */
  readonly invitation: Slot<string>;
  /** What the customer typed and has not sent, except the claim. It is not persisted. */
  readonly drafts: Drafts;
  /** Resets every slot and every draft. */
  clear(): void;
}
