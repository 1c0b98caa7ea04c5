import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeBillingTerm } from '../../application/billing/changeBillingTerm';
import type { CompleteRecord } from '../../application/customer/completeRecord';
import type { FrequencyPrices, PriceFrequencies } from '../../application/billing/priceFrequencies';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { billingFrequency } from '../../domain/billing/BillingTerm';
import { isCancelled } from '../../domain/policy/Policy';
import { type VariantAction, offersAction } from '../../domain/Variant';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import { routes } from '../app/routes';

export type Frequency = keyof FrequencyPrices;

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  /** The variant has no such action, or there is nothing to change. */
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'choosing' | 'saving';
      readonly current: Frequency;
      readonly chosen: Frequency;
      readonly prices: FrequencyPrices;
    };

/** How often a customer in New York pays (decisions, "Screens"). */
export class FrequencyViewModel {
  state: State = { kind: 'loading' };

  readonly #billingActions: readonly VariantAction[];
  readonly #record: Pick<CustomerRecord, 'policy'>;
  readonly #completeRecord: CompleteRecord;
  readonly #billing: Pick<BillingGateway, 'term'>;
  readonly #priceFrequencies: PriceFrequencies;
  readonly #changeBillingTerm: ChangeBillingTerm;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(
    billingActions: readonly VariantAction[],
    record: Pick<CustomerRecord, 'policy'>,
    completeRecord: CompleteRecord,
    billing: Pick<BillingGateway, 'term'>,
    priceFrequencies: PriceFrequencies,
    changeBillingTerm: ChangeBillingTerm,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#billingActions = billingActions;
    this.#record = record;
    this.#completeRecord = completeRecord;
    this.#billing = billing;
    this.#priceFrequencies = priceFrequencies;
    this.#changeBillingTerm = changeBillingTerm;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    if (!offersAction(billingActions, routes.billingFrequency)) this.state = { kind: 'refused' };
  }

  start(): () => void {
    this.#visit = new AbortController();
    void this.load();
    return () => this.#visit.abort();
  }

  async load(): Promise<void> {
    if (!offersAction(this.#billingActions, routes.billingFrequency)) return;
    const { signal } = this.#visit;
    this.state = { kind: 'loading' };
    await attempt(
      this.#failures,
      async () => {
        const state = await this.#stateLoaded(signal);
        runInAction(() => (this.state = state));
      },
      signal,
    );
  }

  choose(chosen: Frequency): void {
    if (this.state.kind === 'choosing') this.state = { ...this.state, chosen };
  }

  /** Nothing is sent when the frequency stays: that would make a one-time customer a recurring one. */
  async save(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'choosing') return;
    if (state.chosen === state.current) return this.cancel();
    this.state = { ...state, kind: 'saving' };
    try {
      await this.#changeBillingTerm(state.chosen);
      if (!this.#visit.signal.aborted) this.#navigation.go('billing', { replace: true });
    } catch (failure) {
      runInAction(() => (this.state = state));
      this.#failures.handle(failure);
    }
  }

  cancel(): void {
    this.#navigation.go('billing', { replace: true });
  }

  async #stateLoaded(signal: AbortSignal): Promise<State> {
    await this.#completeRecord(signal);
    const policy = this.#record.policy.read();
    if (policy === undefined || isCancelled(policy)) return { kind: 'refused' };
    const term = await this.#billing.term(signal);
    if (term.kind === 'unavailable') return term;
    const prices = await this.#priceFrequencies(signal);
    const current = billingFrequency(term.value);
    return { kind: 'choosing', current, chosen: current, prices };
  }
}
