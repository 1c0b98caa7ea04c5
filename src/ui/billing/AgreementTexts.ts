import { makeAutoObservable } from 'mobx';
import { failureRoute } from '../../application/failureRoute';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { type BillingTerm, isRecurring } from '../../domain/billing/BillingTerm';
import { type Agreements, agreementCodes } from '../../domain/billing/paymentAgreement';
import { notStarted } from '../screen/useVisit';
import type { SanitisedAgreement } from './sanitisedAgreement';

type Agreement = keyof Agreements;

export interface AgreementText {
  readonly agreement: Agreement;
  readonly html: SanitisedAgreement;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly texts: readonly AgreementText[] }
  | { readonly kind: 'failed' };

/** A customer who pays once may agree to recurring billing as well. */
const offered = (term: BillingTerm): readonly Agreement[] =>
  isRecurring(term) ? ['recurringBilling'] : ['oneTimePayment', 'recurringBilling'];

const codes = { oneTimePayment: agreementCodes.oneTime, recurringBilling: agreementCodes.recurring } as const;

interface Dependencies {
  readonly billing: Pick<BillingGateway, 'agreement'>;
  /** Answers `undefined` for an agreement without text. */
  readonly sanitise: (html: string) => SanitisedAgreement | undefined;
  readonly errors: ErrorHandler;
}

/** The texts that the customer agrees to. If one fails to load, or is empty, all of them count as failed. */
export class AgreementTexts {
  state: State = { kind: 'loading' };

  readonly #dependencies: Dependencies;
  #visit = notStarted;
  #agreements: readonly Agreement[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(term: BillingTerm, signal: AbortSignal): void {
    this.#visit = signal;
    this.#agreements = offered(term);
    void this.load();
  }

  async load(): Promise<void> {
    const { billing, sanitise, errors } = this.#dependencies;
    const signal = this.#visit;
    this.become({ kind: 'loading' });
    try {
      const texts: AgreementText[] = [];
      for (const agreement of this.#agreements) {
        const html = sanitise(await billing.agreement(codes[agreement], signal));
        if (html === undefined) return this.become({ kind: 'failed' });
        texts.push({ agreement, html });
      }
      this.become({ kind: 'loaded', texts });
    } catch (error) {
      if (signal.aborted) return;
      this.become({ kind: 'failed' });
      if (failureRoute(error).kind === 'signedOut') errors.handle(error);
    }
  }

  private become(state: State): void {
    this.state = state;
  }
}
