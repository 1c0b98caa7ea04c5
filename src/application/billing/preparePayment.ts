import { isCancelled } from '../../domain/account/PaidPolicy';
import { termAfterAgreement } from '../../domain/billing/paymentAgreement';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import type { CompleteRecord } from '../account/completeRecord';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Draft } from '../ports/Drafts';
import type { Billing, LoadBilling } from './loadBilling';
import type { NoChange, ResolvePayment } from './resolvePayment';

export type PreparedPayment = NoChange | { readonly kind: 'editing'; readonly billing: Billing };

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly completeRecord: CompleteRecord;
  readonly resolvePayment: ResolvePayment;
  readonly loadBilling: LoadBilling;
  readonly paymentDraft: Draft<PaymentDraft>;
}

export type PreparePayment = ReturnType<typeof preparePayment>;

/** Finds out about an earlier change of the payment method, and then loads billing. Throws `ApiFailure`. */
export const preparePayment =
  ({ record, completeRecord, resolvePayment, loadBilling, paymentDraft }: Needs) =>
  async (signal: AbortSignal): Promise<PreparedPayment> => {
    await completeRecord(signal);
    if (isCancelled(record.policy.read())) return { kind: 'refused' };

    const earlier = await resolvePayment(signal);
    if (earlier) return earlier;

    const reply = await loadBilling(signal);
    if (reply.kind === 'unavailable') return reply;
    const { term } = reply.value;
    const { isMethodChanged, agreed } = paymentDraft.read();
    if (isMethodChanged && termAfterAgreement(term, agreed) === term) return { kind: 'changed' };
    return { kind: 'editing', billing: reply.value };
  };
