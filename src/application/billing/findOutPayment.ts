import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import type { Draft } from '../drafts/Drafts';
import type { WriteOnce } from '../writeOnce';

/** Why a change of how the customer pays cannot start. */
export interface NoChange {
  /**
   * - `refused`: the policy is cancelled.
   * - `unknown`: an earlier change was sent, and its outcome is not known yet.
   * - `changed`: an earlier change is found to be made.
   * - `unavailable`: billing cannot be loaded now.
   */
  readonly kind: 'refused' | 'unknown' | 'changed' | 'unavailable';
}

export type FindOutPayment = ReturnType<typeof findOutPayment>;

/**
 * Reads back what became of a payment method or billing term that was sent without a readable reply; `undefined` if a change may start.
 * The draft learns that the payment method has changed, because the finding is made once. Throws a 401.
 */
export const findOutPayment =
  (method: WriteOnce, term: WriteOnce, draft: Draft<PaymentDraft>) =>
  async (signal: AbortSignal): Promise<NoChange | undefined> => {
    if (term.open()) {
      const { kind } = await term.findOut(signal);
      if (kind !== 'notDone') return { kind: kind === 'done' ? 'changed' : kind };
    }
    if (method.open()) {
      const { kind } = await method.findOut(signal);
      if (kind === 'unknown') return { kind };
      if (kind === 'done') draft.write({ ...draft.read(), isMethodChanged: true });
    }
    return undefined;
  };
