import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { LoadHistory } from '../account/loadHistory';
import { type WriteOnce, found, writeOnce } from '../changes/writeOnce';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';

interface MethodDecision {
  /** The part of the history before the change that the change touches, as text. */
  readonly before: string;
  /** Each token is a decision of its own: the same key with another token would be refused. */
  readonly id: string;
}

const touched = ({ paymentMethod, pastDue, balance, payments }: BillingHistory): string =>
  JSON.stringify([
    paymentMethod?.type,
    paymentMethod?.cardType,
    paymentMethod?.lastFour,
    pastDue,
    balance,
    payments.length,
  ]);

export const methodDecision = (before: BillingHistory, ids: UniqueIds): MethodDecision => ({
  before: touched(before),
  id: ids.next(),
});

const text = {
  of: ({ before, id }: MethodDecision): string => `${before} ${id}`,
  parse: (kept: string): MethodDecision => {
    const end = kept.lastIndexOf(' ');
    return { before: kept.slice(0, end), id: kept.slice(end + 1) };
  },
};

interface Needs {
  readonly record: Pick<CustomerRecord, 'sent'>;
  readonly ids: UniqueIds;
  readonly loadHistory: LoadHistory;
}

export type MethodWrite = WriteOnce<MethodDecision>;

/**
 * A change of the payment method shows in a billing history that differs from the one before it. A card that is replaced by itself shows no
 * change.
 */
export const methodWrite = ({ record, ids, loadHistory }: Needs): MethodWrite =>
  writeOnce(record, ids, {
    name: 'paymentMethod',
    text,
    readBack: async ({ before }, signal) => {
      const reply = await loadHistory(signal);
      return reply.kind === 'loaded' ? found(touched(reply.value) !== before) : { kind: 'unknown' };
    },
    supersedesLater: true,
  });
