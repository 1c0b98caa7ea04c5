import type { BillingTerm } from '../../domain/account/BillingTerm';
import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { LoadHistory } from '../account/loadHistory';
import type { BillingGateway, BillingLoadReply } from '../ports/BillingGateway';

export interface Billing {
  readonly history: BillingHistory;
  readonly term: BillingTerm;
}

interface Needs {
  readonly loadHistory: LoadHistory;
  readonly billing: Pick<BillingGateway, 'term'>;
}

export type LoadBilling = ReturnType<typeof loadBilling>;

/** Billing history and billing term; unavailable if either is. Throws `ApiFailure`. */
export const loadBilling =
  ({ loadHistory, billing }: Needs) =>
  async (signal: AbortSignal): Promise<BillingLoadReply<Billing>> => {
    const history = await loadHistory(signal);
    if (history.kind === 'unavailable') return history;
    const term = await billing.term(signal);
    if (term.kind === 'unavailable') return term;
    return { kind: 'loaded', value: { history: history.value, term: term.value } };
  };
