import { makeAutoObservable } from 'mobx';
import { failureRoute } from '../../application/failureRoute';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { type BillingTerm, isRecurring } from '../../domain/account/BillingTerm';
import type { Agreement } from '../../domain/billing/paymentAgreement';
import { notStarted } from '../screen/useVisit';
import type { SanitisedAgreement } from './sanitisedAgreement';

type AgreementText = { readonly agreement: Agreement } & (
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly html: SanitisedAgreement }
);

/** The required agreement comes first. A customer who pays once may agree to recurring billing as well. */
const offered = (term: BillingTerm): readonly Agreement[] =>
  isRecurring(term) ? ['recurringBilling'] : ['oneTimePayment', 'recurringBilling'];

type Sanitised = SanitisedAgreement | undefined;

export interface AgreementDependencies {
  readonly billing: Pick<BillingGateway, 'agreement'>;
  /** Returns `undefined` for an agreement without text. */
  readonly sanitise: (html: string) => Sanitised | Promise<Sanitised>;
  readonly errors: ErrorHandler;
}

/** The texts that the customer agrees to. An empty text counts as failed. Loaded texts are kept. */
export class AgreementTexts {
  texts: readonly AgreementText[] = [];

  readonly #dependencies: AgreementDependencies;
  #visit = notStarted;

  constructor(dependencies: AgreementDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(term: BillingTerm, signal: AbortSignal): void {
    this.#visit = signal;
    this.texts = offered(term).map((agreement) => ({ agreement, kind: 'loading' }));
    void this.load();
  }

  /** `undefined` until the billing term is known. */
  get required(): AgreementText | undefined {
    return this.texts[0];
  }

  isLoaded(agreement: Agreement): boolean {
    return this.texts.some((text) => text.agreement === agreement && text.kind === 'loaded');
  }

  /** Loads the texts that have not loaded, up to the first that fails. */
  async load(): Promise<void> {
    const { billing, sanitise, errors } = this.#dependencies;
    const signal = this.#visit;
    this.become('loading');
    try {
      for (const { agreement } of this.texts.filter(({ kind }) => kind === 'loading')) {
        const html = await sanitise(await billing.agreement(agreement, signal));
        if (html === undefined) return this.become('failed');
        this.keep(agreement, html);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.become('failed');
      if (failureRoute(error).kind === 'signedOut') errors.handle(error);
    }
  }

  private keep(agreement: Agreement, html: SanitisedAgreement): void {
    this.texts = this.texts.map((text) => (text.agreement === agreement ? { agreement, kind: 'loaded', html } : text));
  }

  private become(kind: 'loading' | 'failed'): void {
    this.texts = this.texts.map((text) => (text.kind === 'loaded' ? text : { agreement: text.agreement, kind }));
  }
}
