import { type Agreements, termAfterAgreement } from '../../domain/billing/paymentAgreement';
import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import { type AccountChange, dueToday } from '../../domain/billing/Receipt';
import { unchanged } from '../../domain/billing/unchanged';
import { isCancelled } from '../../domain/policy/Policy';
import type { CompleteRecord } from '../customer/completeRecord';
import type { Draft } from '../drafts/Drafts';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { FindOutPayment, NoChange } from './findOutPayment';
import type { Billing, LoadBilling } from './loadBilling';
import type { NewPaymentMethod, PaymentOutcome, Tokenising, UpdatePaymentMethod } from './updatePaymentMethod';

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt'>;
  readonly completeRecord: CompleteRecord;
  readonly findOutPayment: FindOutPayment;
  readonly loadBilling: LoadBilling;
  readonly updatePaymentMethod: UpdatePaymentMethod;
  readonly draft: Draft<PaymentDraft>;
  readonly clock: Clock;
}

export type PaymentChange = ReturnType<typeof paymentChange>;

/** A change of the payment method. The draft says if only the billing term is left to change. Throws `ApiFailure`. */
export const paymentChange = (parts: Parts) => {
  const { record, completeRecord, findOutPayment, loadBilling, updatePaymentMethod, draft, clock } = parts;

  /** What another method changes. The insurer says afterwards what has become of the amount due, and which method it has. */
  const effect = ({ history, term }: Billing): AccountChange => {
    const policy = record.policy.read();
    return {
      due: unchanged(policy && dueToday(history, policy, term, clock.today())),
      method: { before: history.paymentMethod },
    };
  };

  /** Finds out about an earlier change, and then loads billing. */
  const prepare = async (
    signal: AbortSignal,
  ): Promise<NoChange | { readonly kind: 'editing'; readonly billing: Billing }> => {
    await completeRecord(signal);
    if (isCancelled(record.policy.read())) return { kind: 'refused' };

    const earlier = await findOutPayment(signal);
    if (earlier) return earlier;

    const reply = await loadBilling(signal);
    if (reply.kind === 'unavailable') return reply;
    const { term } = reply.value;
    const { isMethodChanged, agreed } = draft.read();
    if (isMethodChanged && termAfterAgreement(term, agreed) === term) return { kind: 'changed' };
    return { kind: 'editing', billing: reply.value };
  };

  /** Changes the payment method to that of the draft, and keeps the receipt. */
  const change = async (
    method: NewPaymentMethod,
    agreed: Agreements,
    billing: Billing,
    tokenising: Tokenising,
  ): Promise<PaymentOutcome> => {
    const before = effect(billing);
    const outcome = await updatePaymentMethod(method, { ...draft.read(), agreed, billing, tokenising });
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'paymentMethod', at: clock.now(), change: before });
    return outcome;
  };

  return { draft, effect, prepare, change };
};
