import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { BillingGateway, BillingLoadReply } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly billing: Pick<BillingGateway, 'history'>;
  readonly record: Pick<CustomerRecord, 'standing'>;
}

export type LoadHistory = ReturnType<typeof loadHistory>;

/** Reads the billing history, and writes the standing of the account to the record. Throws `ApiFailure`. */
export const loadHistory =
  ({ billing, record }: Needs) =>
  async (signal: AbortSignal): Promise<BillingLoadReply<BillingHistory>> => {
    const reply = await billing.history(signal);
    if (reply.kind === 'loaded') {
      const { pastDue, balance, paymentMethod } = reply.value;
      record.standing.write({ pastDue, balance, paymentMethod });
    }
    return reply;
  };
