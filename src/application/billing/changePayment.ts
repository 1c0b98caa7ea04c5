import type { Agreements } from '../../domain/billing/paymentAgreement';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import type { Draft } from '../drafts/Drafts';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Billing } from './loadBilling';
import { paymentEffect } from './paymentEffect';
import type { NewPaymentMethod, PaymentOutcome, UpdatePaymentMethod } from './updatePaymentMethod';

interface Parts {
  readonly updatePaymentMethod: UpdatePaymentMethod;
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt'>;
  readonly draft: Draft<PaymentDraft>;
  readonly clock: Clock;
}

export type ChangePayment = ReturnType<typeof changePayment>;

/** Changes the payment method to that of the draft, and keeps the receipt. The draft says if only the billing term is left. Throws `ApiFailure`. */
export const changePayment =
  ({ updatePaymentMethod, record, draft, clock }: Parts) =>
  async (
    method: NewPaymentMethod,
    agreed: Agreements,
    billing: Billing,
  ): Promise<Exclude<PaymentOutcome, { readonly kind: 'termFailed' }>> => {
    const change = paymentEffect(record, billing, clock.today());
    const outcome = await updatePaymentMethod(method, { ...draft.read(), agreed, billing });
    if (outcome.kind === 'termFailed') {
      draft.write({ ...draft.read(), isMethodChanged: true });
      throw outcome.failure;
    }
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'paymentMethod', at: clock.now(), change });
    return outcome;
  };
