import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import type { BillingGateway, BillingLoadReply } from '../ports/BillingGateway';

/** How the customer pays, and has paid. */
export interface Billing {
  readonly history: BillingHistory;
  readonly term: BillingTerm;
}

export type LoadBilling = ReturnType<typeof loadBilling>;

/** Billing history and billing term; unavailable as soon as one of them is. Throws `ApiFailure`. */
export const loadBilling =
  (billing: Pick<BillingGateway, 'history' | 'term'>) =>
  async (signal: AbortSignal): Promise<BillingLoadReply<Billing>> => {
    const history = await billing.history(signal);
    if (history.kind === 'unavailable') return history;
    const term = await billing.term(signal);
    if (term.kind === 'unavailable') return term;
    return { kind: 'loaded', value: { history: history.value, term: term.value } };
  };
