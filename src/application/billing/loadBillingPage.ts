import type { CompleteRecord } from '../customer/completeRecord';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { Billing, LoadBilling } from './loadBilling';

export type BillingPage =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'loaded'; readonly billing: Billing; readonly documentKeys: readonly string[] };

export type LoadBillingPage = ReturnType<typeof loadBillingPage>;

/** Loads what Billing shows. Throws `ApiFailure`. */
export const loadBillingPage =
  (completeRecord: CompleteRecord, loadBilling: LoadBilling, documents: Pick<DocumentsGateway, 'list'>) =>
  async (signal: AbortSignal): Promise<BillingPage> => {
    await completeRecord(signal);
    const reply = await loadBilling(signal);
    if (reply.kind === 'unavailable') return reply;
    return { kind: 'loaded', billing: reply.value, documentKeys: await documents.list(signal) };
  };
