import type { BillingTerm } from '../../domain/account/BillingTerm';
import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { Agreement } from '../../domain/billing/paymentAgreement';

export type BillingLoadReply<T> =
  | { readonly kind: 'loaded'; readonly value: T }
  /** Billing offers to load again. The message is the insurer's, and may be empty. */
  | { readonly kind: 'unavailable'; readonly message?: string };

export type PaymentMethodReply =
  | { readonly kind: 'updated' }
  /** The insurer rejects blank fields. */
  | { readonly kind: 'blankFields' }
  | { readonly kind: 'refused'; readonly message: string };

/** How the signed-in customer pays. Every method throws `ApiFailure`. */
export interface BillingGateway {
  history(signal: AbortSignal): Promise<BillingLoadReply<BillingHistory>>;
  term(signal: AbortSignal): Promise<BillingLoadReply<BillingTerm>>;
  updateMethod(billingToken: string, idempotencyKey?: string): Promise<PaymentMethodReply>;
  updateTerm(term: BillingTerm, idempotencyKey?: string): Promise<void>;
  /** HTML that is not sanitised yet. */
  agreement(agreement: Agreement, signal: AbortSignal): Promise<string>;
}
