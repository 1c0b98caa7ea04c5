import type { LoadPolicy } from '../account/loadPolicy';
import type { LoadProfile } from '../account/loadProfile';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { DocumentsGateway } from '../ports/DocumentsGateway';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly documents: Pick<DocumentsGateway, 'list'>;
}

/** Policy and profile are in the record. */
export interface PolicyWithDocuments {
  readonly kind: 'loaded';
  readonly documentKeys: readonly string[];
}

export type LoadPolicyWithDocuments = ReturnType<typeof loadPolicyWithDocuments>;

/**
 * Loads policy and profile into the record, and returns the keys of the customer's documents. Loads the policy even where the record has
 * one, because a change may have been carried out after the customer left. Throws `ApiFailure` and `PolicyWithoutTerms`.
 */
export const loadPolicyWithDocuments =
  ({ record, loadPolicy, loadProfile, documents }: Needs) =>
  async (signal: AbortSignal): Promise<PolicyWithDocuments> => {
    await loadPolicy(signal);
    if (record.profile.read() === undefined) await loadProfile(signal);
    const documentKeys = record.policy.read() === undefined ? [] : await documents.list(signal);
    return { kind: 'loaded', documentKeys };
  };
