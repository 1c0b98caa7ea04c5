import { makeAutoObservable } from 'mobx';
import type { LoadProfile } from '../../application/customer/loadProfile';
import type { LoadPolicy } from '../../application/policy/loadPolicy';
import type { OpenDocument } from '../../application/documents/openDocument';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { premiumPeriod } from '../../domain/billing/BillingTerm';
import type { Premium, Receipt } from '../../domain/billing/Receipt';
import { stateCode } from '../../domain/customer/Profile';
import { catalogue } from '../../domain/documents/catalogue';
import { type PolicyDocument, documentsOfKeys } from '../../domain/documents/policyDocuments';
import { documentsFor, staticDocumentUrl } from '../../domain/documents/staticDocuments';
import { codesOf } from '../../domain/policy/Coverage';
import { type Policy, isActive } from '../../domain/policy/Policy';
import type { VariantAction } from '../../domain/Variant';
import type { OpenLink } from '../screen/DocumentLink';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';

type Loaded =
  | { readonly kind: 'loading' }
  /** The documents are still loading. */
  | { readonly kind: 'policy' }
  | { readonly kind: 'all'; readonly documentKeys: readonly string[] };

interface Dependencies {
  readonly policyActions: readonly VariantAction[];
  readonly documentsBaseUrl: string;
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'receipt'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly documents: Pick<DocumentsGateway, 'list'>;
  /** `undefined` where a link opens the documents, without the customer's tokens. */
  readonly openDocument: OpenDocument | undefined;
  readonly errors: ErrorHandler;
}

export class PolicyViewModel {
  loaded: Loaded = { kind: 'loading' };

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Loads the policy even where the record has one, because a change may have been carried out after the customer left. */
  start(signal: AbortSignal): void {
    const { record, errors } = this.#dependencies;
    this.#visit = signal;
    if (record.policy.read() && record.profile.read()) this.become({ kind: 'policy' });
    void runAction(errors, () => this.#load(signal), signal);
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** The receipt of the latest change, if the change was one of the policy. */
  get receipt(): Receipt | undefined {
    const receipt = this.#dependencies.record.receipt.read();
    return receipt && ['coverages', 'cancellation'].includes(receipt.kind) ? receipt : undefined;
  }

  /** The premium of a month for customers who pay monthly, otherwise of a year. */
  get premium(): Premium | undefined {
    const { policy } = this;
    const period = premiumPeriod(this.#dependencies.record.profile.read()?.billingTerm);
    return policy && { period, amount: period === 'monthly' ? policy.monthlyPremium : policy.annualPremium };
  }

  /** What the customer may do with the policy: nothing once it is inactive. */
  get actions(): readonly VariantAction[] {
    return this.policy && isActive(this.policy) ? this.#dependencies.policyActions : [];
  }

  /** The policy's own documents, newest first. */
  get ownDocuments(): readonly PolicyDocument[] {
    const keys = this.loaded.kind === 'all' ? this.loaded.documentKeys : [];
    return documentsOfKeys(keys, this.policy?.policyNumber ?? '', this.#dependencies.documentsBaseUrl);
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

  /** Opens one of the policy's own documents with the customer's tokens; `undefined` where its link opens it. */
  get openDocument(): OpenLink | undefined {
    const { openDocument, errors } = this.#dependencies;
    const signal = this.#visit;
    return openDocument && ((url, words) => void runAction(errors, () => openDocument(url, words, signal), signal));
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { record, loadPolicy, loadProfile, documents } = this.#dependencies;
    await loadPolicy(signal);
    if (record.profile.read() === undefined) await loadProfile(signal);
    this.become({ kind: 'policy' });
    this.become({ kind: 'all', documentKeys: this.policy === undefined ? [] : await documents.list(signal) });
  }

  private become(loaded: Loaded): void {
    this.loaded = loaded;
  }
}
