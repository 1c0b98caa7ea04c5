import type { LoadProfile } from '../customer/loadProfile';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { LoadPolicy } from './loadPolicy';

export interface PolicyPage {
  readonly kind: 'loaded';
  readonly documentKeys: readonly string[];
}

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly documents: Pick<DocumentsGateway, 'list'>;
}

export type LoadPolicyPage = ReturnType<typeof loadPolicyPage>;

/**
 * Loads what My Policy shows. Loads the policy even where the record has one, because a change may have been carried out after the
 * customer left. Throws `ApiFailure` and `PolicyWithoutTerms`.
 */
export const loadPolicyPage =
  ({ record, loadPolicy, loadProfile, documents }: Parts) =>
  async (signal: AbortSignal): Promise<PolicyPage> => {
    await loadPolicy(signal);
    if (record.profile.read() === undefined) await loadProfile(signal);
    const documentKeys = record.policy.read() === undefined ? [] : await documents.list(signal);
    return { kind: 'loaded', documentKeys };
  };
