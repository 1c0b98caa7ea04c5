import { makeAutoObservable, runInAction } from 'mobx';
import type { LoadProfile } from '../../application/customer/loadProfile';
import type { LoadPolicy } from '../../application/policy/loadPolicy';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { ConfiguredText } from '../../domain/ConfiguredText';
import { premiumPeriod } from '../../domain/billing/BillingTerm';
import { stateCode } from '../../domain/customer/Profile';
import { catalogue } from '../../domain/documents/catalogue';
import { type PolicyDocument, documentsOfKeys } from '../../domain/documents/policyDocuments';
import { documentsFor, staticDocumentUrl } from '../../domain/documents/staticDocuments';
import type { Money } from '../../domain/Money';
import { codesOf } from '../../domain/policy/Coverage';
import { type Policy, isActive } from '../../domain/policy/Policy';
import type { VariantAction } from '../../domain/Variant';
import { attempt } from '../app/attempt';

/** What of the configuration concerns the page. */
export interface PolicySettings {
  readonly policyActions: readonly VariantAction[];
  readonly documentsBaseUrl: string;
}

/** A document of the catalogue as a link. */
export interface CatalogueLink {
  readonly title: ConfiguredText;
  readonly url: string;
}

type Loaded =
  | { readonly kind: 'loading' }
  /** The policy is there, its documents are not yet. */
  | { readonly kind: 'policy' }
  | { readonly kind: 'all'; readonly documentKeys: readonly string[] };

/** The customer's policy and its documents (document 2, section 2, /policy). */
export class PolicyViewModel {
  loaded: Loaded = { kind: 'loading' };

  readonly #settings: PolicySettings;
  readonly #record: Pick<CustomerRecord, 'policy' | 'profile'>;
  readonly #loadPolicy: LoadPolicy;
  readonly #loadProfile: LoadProfile;
  readonly #documents: Pick<DocumentsGateway, 'list'>;
  readonly #failures: FailureHandler;

  constructor(
    settings: PolicySettings,
    record: Pick<CustomerRecord, 'policy' | 'profile'>,
    loadPolicy: LoadPolicy,
    loadProfile: LoadProfile,
    documents: Pick<DocumentsGateway, 'list'>,
    failures: FailureHandler,
  ) {
    this.#settings = settings;
    this.#record = record;
    this.#loadPolicy = loadPolicy;
    this.#loadProfile = loadProfile;
    this.#documents = documents;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The policy is read again even where the record has one: a change may have gone through after its owner left it. */
  start(): () => void {
    const visit = new AbortController();
    if (this.#record.policy.read() && this.#record.profile.read()) this.loaded = { kind: 'policy' };
    void attempt(this.#failures, () => this.#load(visit.signal), visit.signal);
    return () => visit.abort();
  }

  get policy(): Policy | undefined {
    return this.#record.policy.read();
  }

  /** The premium of a period: of a month for those who pay monthly, otherwise of a year. */
  get premium(): { readonly period: 'monthly' | 'yearly'; readonly amount: Money } | undefined {
    const { policy } = this;
    const period = premiumPeriod(this.#record.profile.read()?.billingTerm);
    return policy && { period, amount: period === 'monthly' ? policy.monthlyPremium : policy.annualPremium };
  }

  /** What may be done with the policy; nothing once it is inactive. */
  get actions(): readonly VariantAction[] {
    return this.policy && isActive(this.policy) ? this.#settings.policyActions : [];
  }

  /** The policy's own documents, newest first. */
  get ownDocuments(): readonly PolicyDocument[] {
    const keys = this.loaded.kind === 'all' ? this.loaded.documentKeys : [];
    return documentsOfKeys(keys, this.policy?.policyNumber ?? '', this.#settings.documentsBaseUrl);
  }

  /** The product's documents for the customer's state and coverages (decisions, "Screens"). */
  get catalogue(): readonly CatalogueLink[] {
    const profile = this.#record.profile.read();
    if (this.policy === undefined || profile === undefined) return [];
    return documentsFor(catalogue, stateCode(profile), codesOf(this.policy.coverages)).map((document) => ({
      title: document.title,
      url: staticDocumentUrl(document, this.#settings.documentsBaseUrl),
    }));
  }

  async #load(signal: AbortSignal): Promise<void> {
    await this.#loadPolicy(signal);
    if (this.#record.profile.read() === undefined) await this.#loadProfile(signal);
    runInAction(() => {
      this.loaded = { kind: 'policy' };
    });
    const documentKeys = this.policy === undefined ? [] : await this.#documents.list(signal);
    runInAction(() => {
      this.loaded = { kind: 'all', documentKeys };
    });
  }
}
