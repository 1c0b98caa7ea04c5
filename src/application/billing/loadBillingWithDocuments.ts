import type { CompleteRecord } from '../account/completeRecord';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { Billing, LoadBilling } from './loadBilling';

export type BillingWithDocuments =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'loaded'; readonly billing: Billing; readonly documentKeys: readonly string[] };

interface Needs {
  readonly completeRecord: CompleteRecord;
  readonly loadBilling: LoadBilling;
  readonly documents: Pick<DocumentsGateway, 'list'>;
}

export type LoadBillingWithDocuments = ReturnType<typeof loadBillingWithDocuments>;

/** Loads billing and the keys of the customer's documents. Throws `ApiFailure`. */
export const loadBillingWithDocuments =
  ({ completeRecord, loadBilling, documents }: Needs) =>
  async (signal: AbortSignal): Promise<BillingWithDocuments> => {
    await completeRecord(signal);
    const reply = await loadBilling(signal);
    if (reply.kind === 'unavailable') return reply;
    return { kind: 'loaded', billing: reply.value, documentKeys: await documents.list(signal) };
  };
