import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { AgreementCode } from '../../domain/billing/paymentAgreement';

export type BillingLoadReply<T> =
  | { readonly kind: 'loaded'; readonly value: T }
  /** 400, 404 or 500: the page offers to try again (document 2, section 8). */
  | { readonly kind: 'unavailable' };

export type PaymentMethodReply =
  | { readonly kind: 'updated' }
  /** The server said "can't be blank". */
  | { readonly kind: 'blankFields' }
  | { readonly kind: 'refused'; readonly message: string };

/** How the signed-in customer pays (document 2, section 7). Every method throws `ApiFailure`. */
export interface BillingGateway {
  history(signal: AbortSignal): Promise<BillingLoadReply<BillingHistory>>;
  term(signal: AbortSignal): Promise<BillingLoadReply<BillingTerm>>;
  updateMethod(billingToken: string): Promise<PaymentMethodReply>;
  updateTerm(term: BillingTerm): Promise<void>;
  /** The agreement's HTML as the insurer wrote it; it has to be sanitised before it is shown. */
  agreement(code: AgreementCode, signal: AbortSignal): Promise<string>;
}
