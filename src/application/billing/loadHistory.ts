import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { BillingGateway, BillingLoadReply } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type LoadHistory = ReturnType<typeof loadHistory>;

/** The billing history; the record keeps in mind whether something is past due. Throws `ApiFailure`. */
export const loadHistory =
  (billing: Pick<BillingGateway, 'history'>, record: Pick<CustomerRecord, 'standing'>) =>
  async (signal: AbortSignal): Promise<BillingLoadReply<BillingHistory>> => {
    const reply = await billing.history(signal);
    if (reply.kind === 'loaded') {
      const { pastDue, balance } = reply.value;
      record.standing.write({ pastDue, balance });
    }
    return reply;
  };
