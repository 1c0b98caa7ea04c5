import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import { termAfterAgreement } from '../../domain/billing/paymentAgreement';
import { isCancelled } from '../../domain/policy/Policy';
import type { CompleteRecord } from '../customer/completeRecord';
import type { Draft } from '../drafts/Drafts';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { FindOutPayment } from './findOutPayment';
import type { Billing, LoadBilling } from './loadBilling';
import type { NoChange } from './NoChange';

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly completeRecord: CompleteRecord;
  readonly findOutPayment: FindOutPayment;
  readonly loadBilling: LoadBilling;
  readonly draft: Draft<PaymentDraft>;
}

export type PreparePayment = ReturnType<typeof preparePayment>;

/**
 * Prepares a change of the payment method: finds out about an earlier change first, and then loads billing. The draft says if only the
 * billing term is left to change. Throws `ApiFailure`.
 */
export const preparePayment =
  ({ record, completeRecord, findOutPayment, loadBilling, draft }: Parts) =>
  async (signal: AbortSignal): Promise<NoChange | { readonly kind: 'editing'; readonly billing: Billing }> => {
    await completeRecord(signal);
    if (isCancelled(record.policy.read())) return { kind: 'refused' };

    const finding = await findOutPayment(signal);
    if (finding === 'unknown') return { kind: 'unknown' };
    if (finding === 'termChanged') return { kind: 'changed' };
    if (finding === 'methodChanged') draft.write({ ...draft.read(), isMethodChanged: true });

    const reply = await loadBilling(signal);
    if (reply.kind === 'unavailable') return reply;
    const { term } = reply.value;
    const { isMethodChanged, agreed } = draft.read();
    if (isMethodChanged && termAfterAgreement(term, agreed) === term) return { kind: 'changed' };
    return { kind: 'editing', billing: reply.value };
  };
