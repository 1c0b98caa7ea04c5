import { makeAutoObservable, runInAction } from 'mobx';
import { failureRoute } from '../../application/failureRoute';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { type BillingTerm, isRecurring } from '../../domain/billing/BillingTerm';
import { type Agreements, agreementCodes } from '../../domain/billing/paymentAgreement';

export type Agreement = keyof Agreements;

/** An agreement's HTML as the insurer wrote it, which has to be sanitised before it is shown. */
export interface AgreementText {
  readonly agreement: Agreement;
  readonly html: string;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly texts: readonly AgreementText[] }
  | { readonly kind: 'failed' };

/** Which agreements a customer is offered: those who pay once may also agree to recurring billing. */
const offered = (term: BillingTerm): readonly Agreement[] =>
  isRecurring(term) ? ['recurringBilling'] : ['oneTimePayment', 'recurringBilling'];

const codes = { oneTimePayment: agreementCodes.oneTime, recurringBilling: agreementCodes.recurring } as const;

/** The texts that the customer agrees to. When one cannot be had, the screen says so and stays (document 2, section 8). */
export class AgreementTexts {
  state: State = { kind: 'loading' };

  readonly #term: BillingTerm;
  readonly #billing: Pick<BillingGateway, 'agreement'>;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(term: BillingTerm, billing: Pick<BillingGateway, 'agreement'>, failures: FailureHandler) {
    this.#term = term;
    this.#billing = billing;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    void this.load();
    return () => this.#visit.abort();
  }

  async load(): Promise<void> {
    const { signal } = this.#visit;
    this.state = { kind: 'loading' };
    try {
      const texts: AgreementText[] = [];
      for (const agreement of offered(this.#term)) {
        texts.push({ agreement, html: await this.#billing.agreement(codes[agreement], signal) });
      }
      runInAction(() => (this.state = { kind: 'loaded', texts }));
    } catch (failure) {
      if (signal.aborted) return;
      runInAction(() => (this.state = { kind: 'failed' }));
      if (failureRoute(failure).kind === 'signedOut') this.#failures.handle(failure);
    }
  }
}
