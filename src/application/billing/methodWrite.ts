import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { writeOnce } from '../writeOnce';
import type { LoadHistory } from './loadHistory';

/** The part of the history that a change of the payment method touches, as text. */
const paymentStateOf = ({ paymentMethod, pastDue, balance, payments }: BillingHistory): string =>
  JSON.stringify([
    paymentMethod?.type,
    paymentMethod?.cardType,
    paymentMethod?.lastFour,
    pastDue,
    balance,
    payments.length,
  ]);

/** Each token is a decision of its own: the same key with another token would be refused. */
export const methodDecision = (before: BillingHistory, ids: UniqueIds): string =>
  `${paymentStateOf(before)} ${ids.next()}`;

/**
 * A change of the payment method shows in a billing history that differs from the one before it. A card that is replaced by itself shows no
 * change.
 */
export const methodWrite = (record: Pick<CustomerRecord, 'sent'>, ids: UniqueIds, loadHistory: LoadHistory) =>
  writeOnce(record, ids, {
    name: 'paymentMethod',
    readBack: async (decision, signal) => {
      const reply = await loadHistory(signal);
      return reply.kind === 'loaded' ? !decision.startsWith(paymentStateOf(reply.value)) : undefined;
    },
    settlesLater: true,
  });
