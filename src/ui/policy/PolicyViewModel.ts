import { makeAutoObservable } from 'mobx';
import type { LoadPolicyWithDocuments, PolicyWithDocuments } from '../../application/policy/loadPolicyWithDocuments';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { isActive } from '../../domain/account/PaidPolicy';
import { premiumOf } from '../../domain/account/premiumOf';
import type { Premium, Receipt } from '../../domain/account/Receipt';
import { catalogue } from '../../domain/documents/catalogue';
import { type PolicyDocument, documentsOfKeys } from '../../domain/documents/policyDocuments';
import { documentsFor, staticDocumentUrl } from '../../domain/documents/staticDocuments';
import { codesOf } from '../../domain/policy/Coverage';
import type { Policy } from '../../domain/policy/Policy';
import { stateCode } from '../../domain/profile/Profile';
import type { VariantAction } from '../../domain/Variant';
import type { DocumentOpening, OpeningOf } from '../screen/documentOpening';
import { Loaded } from '../screen/Loaded';

interface Dependencies {
  readonly policyActions: readonly VariantAction[];
  readonly documentsBaseUrl: string;
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'receipt'>;
  readonly loadPolicyWithDocuments: LoadPolicyWithDocuments;
  readonly openingOf: OpeningOf;
  readonly errors: ErrorHandler;
}

export class PolicyViewModel {
  readonly content: Loaded<PolicyWithDocuments>;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.content = new Loaded({ load: dependencies.loadPolicyWithDocuments, errors: dependencies.errors });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.content.start(signal);
  }

  /** Whether nothing can be shown yet. A policy that the record has shows while the documents load. */
  get isLoading(): boolean {
    const { record } = this.#dependencies;
    return this.content.state.kind === 'loading' && !(record.policy.read() && record.profile.read());
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** The receipt of the latest change, if the change was one of the policy. */
  get receipt(): Receipt | undefined {
    const receipt = this.#dependencies.record.receipt.read();
    return receipt && ['coverages', 'cancellation'].includes(receipt.kind) ? receipt : undefined;
  }

  get premium(): Premium | undefined {
    return this.policy && premiumOf(this.policy, this.#dependencies.record.profile.read()?.billingTerm);
  }

  /** What the customer may do with the policy: nothing once it is inactive. */
  get actions(): readonly VariantAction[] {
    return this.policy && isActive(this.policy) ? this.#dependencies.policyActions : [];
  }

  /** The policy's own documents, newest first. */
  get ownDocuments(): readonly PolicyDocument[] {
    const { state } = this.content;
    const keys = state.kind === 'loaded' ? state.documentKeys : [];
    return documentsOfKeys(keys, this.policy?.policyNumber ?? '', this.#dependencies.documentsBaseUrl);
  }

  opening(document: PolicyDocument): DocumentOpening {
    return this.#dependencies.openingOf(document);
  }

  /** The product's documents for the customer's state and coverages. */
  get catalogue() {
    const { record, documentsBaseUrl } = this.#dependencies;
    const profile = record.profile.read();
    if (this.policy === undefined || profile === undefined) return [];
    return documentsFor(catalogue, stateCode(profile), codesOf(this.policy.coverages)).map((document) => ({
      title: document.title,
      url: staticDocumentUrl(document, documentsBaseUrl),
    }));
  }
}
