import type { PaymentDraft } from '../../domain/billing/PaymentDraft';
import type { Draft } from '../ports/Drafts';
import type { MethodWrite } from './methodWrite';
import type { TermWrite } from './termWrite';

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

interface Needs {
  readonly methodWrite: MethodWrite;
  readonly termWrite: TermWrite;
  readonly paymentDraft: Draft<PaymentDraft>;
}

export type ResolvePayment = ReturnType<typeof resolvePayment>;

/**
 * Finds out whether a change of the payment method or billing term took effect after its reply was lost. Returns `undefined` if a new
 * change may start. The draft records that the payment method has changed, because the finding is reported only once. Throws a 401.
 */
export const resolvePayment =
  ({ methodWrite, termWrite, paymentDraft }: Needs) =>
  async (signal: AbortSignal): Promise<NoChange | undefined> => {
    if (termWrite.pending()) {
      const { kind } = await termWrite.resolve(signal);
      if (kind !== 'notDone') return { kind: kind === 'done' ? 'changed' : kind };
    }
    if (methodWrite.pending()) {
      const { kind } = await methodWrite.resolve(signal);
      if (kind === 'unknown') return { kind };
      if (kind === 'done') paymentDraft.write({ ...paymentDraft.read(), isMethodChanged: true });
    }
    return undefined;
  };
