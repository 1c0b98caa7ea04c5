import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { LoadHistory } from './loadHistory';

/** The part of the history that a change of the payment method touches, as text. */
export const paymentStateOf = ({ paymentMethod, pastDue, balance, payments }: BillingHistory): string =>
  JSON.stringify([
    paymentMethod?.type,
    paymentMethod?.cardType,
    paymentMethod?.lastFour,
    pastDue,
    balance,
    payments.length,
  ]);

export type MethodIsChanged = ReturnType<typeof methodIsChanged>;

/**
 * Reads the billing history back and says whether it differs from the state before the change, which the decision begins with;
 * `undefined` if the history is unavailable. A card that is replaced by itself shows no change. Throws `ApiFailure`.
 */
export const methodIsChanged =
  (loadHistory: LoadHistory) =>
  async (decision: string, signal = new AbortController().signal): Promise<boolean | undefined> => {
    const reply = await loadHistory(signal);
    return reply.kind === 'loaded' ? !decision.startsWith(paymentStateOf(reply.value)) : undefined;
  };
