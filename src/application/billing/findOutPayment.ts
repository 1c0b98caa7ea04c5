import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import type { Draft } from '../drafts/Drafts';
import type { WriteOnce } from '../writeOnce';

type PaymentFinding = 'nothingOpen' | 'unknown' | 'termChanged';

export type FindOutPayment = ReturnType<typeof findOutPayment>;

/**
 * Reads back what became of a payment method or billing term that was sent without a readable reply. The draft learns that the payment
 * method has changed, because the finding is made once. Throws a 401.
 */
export const findOutPayment =
  (method: WriteOnce, term: WriteOnce, draft: Draft<PaymentDraft>) =>
  async (signal: AbortSignal): Promise<PaymentFinding> => {
    if (term.open()) {
      const { kind } = await term.findOut(signal);
      if (kind !== 'notDone') return kind === 'done' ? 'termChanged' : kind;
    }
    if (method.open()) {
      const { kind } = await method.findOut(signal);
      if (kind === 'unknown') return kind;
      if (kind === 'done') draft.write({ ...draft.read(), isMethodChanged: true });
    }
    return 'nothingOpen';
  };
