import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { Payment, PaymentMethod } from '../../domain/billing/BillingHistory';
import type { ClaimDetails } from '../../domain/claims/Claim';
import type { Profile } from '../../domain/customer/Profile';
import type { Money } from '../../domain/Money';
import type { PolicyWithTerms } from '../../domain/policy/Policy';

/** Everything the insurer knows of one customer. */
export interface Account {
  email: string;
  /** Absent until an invited customer has set one. */
  password?: string | undefined;
  temporaryPassword?: string | undefined;
  invitation?: string | undefined;
  profile: Profile;
  policies: PolicyWithTerms[];
  claims: ClaimDetails[];
  /** How many more claims and payments there are, all of them computed from their number. */
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
  /** References of filed claims by the key that each was sent with. */
  filedByKey: Record<string, string>;
}
