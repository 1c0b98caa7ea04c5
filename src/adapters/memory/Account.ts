import type { PaymentMethod } from '../../domain/account/AccountStanding';
import type { BillingTerm } from '../../domain/account/BillingTerm';
import type { Payment } from '../../domain/billing/BillingHistory';
import type { ClaimDetails } from '../../domain/claims/Claim';
import type { Money } from '../../domain/Money';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { Profile } from '../../domain/profile/Profile';

/** Everything that the insurer knows about one customer. */
export interface Account {
  email: string;
  /** Absent until an invited customer sets one. */
  password?: string | undefined;
  temporaryPassword?: string | undefined;
  invitation?: string | undefined;
  profile: Profile;
  policies: PolicyWithTerms[];
  claims: ClaimDetails[];
  /** The number of further claims and payments. They are computed, not stored. */
  generated: { readonly claims: number; readonly payments: number };
  billingTerm: BillingTerm;
  paymentMethod: PaymentMethod;
  payments: Payment[];
  pastDue: boolean;
  balance: Money;
  documentKeys: string[];
  /** Coverage changes answer PolicyChangeForbidden. */
  isFrozen: boolean;
  /** The address that a verification code was sent to. */
  pendingEmail?: string | undefined;
  /** The writes that were carried out, by idempotency key. */
  repliesByKey: Record<string, { readonly sent: string; readonly reply?: unknown }>;
}
