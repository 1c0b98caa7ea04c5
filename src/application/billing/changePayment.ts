import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import { paymentEffect } from '../../domain/billing/paymentEffect';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Draft } from '../ports/Drafts';
import type { NewPaymentMethod, PaymentEntry, PaymentOutcome, UpdatePaymentMethod } from './updatePaymentMethod';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt'>;
  readonly updatePaymentMethod: UpdatePaymentMethod;
  readonly paymentDraft: Draft<PaymentDraft>;
  readonly clock: Clock;
}

export type ChangePayment = ReturnType<typeof changePayment>;

/** Changes the payment method, with the billing address of the draft, and keeps the receipt. Throws `ApiFailure`. */
export const changePayment =
  ({ record, updatePaymentMethod, paymentDraft, clock }: Needs) =>
  async (method: NewPaymentMethod, entry: Omit<PaymentEntry, 'address'>): Promise<PaymentOutcome> => {
    const { history, term } = entry.billing;
    const change = paymentEffect(record.policy.read(), history, term, clock.today());
    const outcome = await updatePaymentMethod(method, { ...entry, address: paymentDraft.read().address });
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'paymentMethod', at: clock.now(), change });
    return outcome;
  };
