import { makeAutoObservable } from 'mobx';
import type { ChangeBillingTerm } from '../../application/billing/changeBillingTerm';
import type { FindOutPayment } from '../../application/billing/findOutPayment';
import type { LoadHistory } from '../../application/billing/loadHistory';
import type { FrequencyPrices, PriceFrequencies } from '../../application/billing/priceFrequencies';
import { failureRoute } from '../../application/failureRoute';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import { type Frequency, billingFrequency } from '../../domain/billing/BillingTerm';
import { nextChargeDay } from '../../domain/billing/nextChargeDay';
import { type AccountChange, dueToday } from '../../domain/billing/Receipt';
import { unchanged } from '../../domain/billing/unchanged';
import type { CalendarDate } from '../../domain/CalendarDate';
import { isCancelled } from '../../domain/policy/Policy';
import { type VariantAction, offersAction } from '../../domain/Variant';
import { routes } from '../screen/routes';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';
import type { BillingDependencies } from './BillingDependencies';

type State =
  | { readonly kind: 'loading' | 'unavailable' }
  /** The variant does not offer the action, or there is no policy whose billing can change. */
  | { readonly kind: 'refused' }
  /** A change was sent, and its outcome is not known yet. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'choosing' | 'saving';
      /** `undefined` for a billing term that the portal does not know. */
      readonly current: Frequency | undefined;
      readonly chosen: Frequency;
      readonly prices: FrequencyPrices;
    };

interface Dependencies extends BillingDependencies {
  readonly billingActions: readonly VariantAction[];
  readonly billing: Pick<BillingGateway, 'term'>;
  readonly priceFrequencies: PriceFrequencies;
  readonly loadHistory: LoadHistory;
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly findOutPayment: FindOutPayment;
}

export class FrequencyViewModel {
  state: State = { kind: 'loading' };

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    void this.load();
  }

  /** Also what "Check again" does: a change whose outcome is not known is looked for first. */
  async load(): Promise<void> {
    const { billingActions, record, completeRecord, findOutPayment, billing, priceFrequencies, errors } =
      this.#dependencies;
    if (!offersAction(billingActions, routes.billingFrequency)) return this.become({ kind: 'refused' });
    const signal = this.#visit;
    this.become({ kind: 'loading' });
    await runAction(
      errors,
      async () => {
        await completeRecord(signal);
        const policy = record.policy.read();
        if (policy === undefined || isCancelled(policy)) return this.become({ kind: 'refused' });
        const finding = await findOutPayment(signal);
        if (finding === 'unknown') return this.become({ kind: 'unknown' });
        if (finding === 'termChanged') return this.leave('changed');
        const term = await billing.term(signal);
        if (term.kind === 'unavailable') return this.become(term);
        const prices = await priceFrequencies(signal);
        const current = billingFrequency(term.value);
        this.become({ kind: 'choosing', current, chosen: current ?? 'yearly', prices });
        if (record.standing.read() === undefined) await this.completeStanding(signal);
      },
      signal,
    );
  }

  /** The change that the screen shows before Save and the receipt shows after it. The amount due and the method come from the billing history. */
  get effect(): AccountChange | undefined {
    if (!('chosen' in this.state)) return undefined;
    const { current, chosen, prices } = this.state;
    const { record, clock } = this.#dependencies;
    const standing = record.standing.read();
    const policy = record.policy.read();
    const method = standing?.paymentMethod;
    const due = standing && policy && current && dueToday(standing, policy, current, clock.today());
    const premium = (period: Frequency) => ({ period, amount: prices[period] });
    return {
      frequency: { before: current, after: chosen },
      premium: { before: current && premium(current), after: premium(chosen) },
      due: unchanged(due),
      method: unchanged(method),
    };
  }

  /**
   * The end of the term, whose day of the month is the day of each charge; `undefined` while nothing would change, and if no
   * charge is known.
   */
  get chargedTermEnd(): CalendarDate | undefined {
    const { effect } = this;
    if (effect === undefined || effect.frequency?.before === effect.frequency?.after) return undefined;
    const policy = this.#dependencies.record.policy.read();
    const today = this.#dependencies.clock.today();
    return policy && nextChargeDay(policy, effect.frequency?.after, effect.method?.after, today) && policy.termEnd;
  }

  choose(chosen: Frequency): void {
    if (this.state.kind === 'choosing') this.become({ ...this.state, chosen });
  }

  /** Sends nothing if the frequency stays the same: 'yearly' would make a one-time customer a recurring one. */
  async save(): Promise<void> {
    const { changeBillingTerm, record, clock, errors } = this.#dependencies;
    const { state, effect } = this;
    if (state.kind !== 'choosing' || effect === undefined) return;
    if (state.chosen === state.current) return this.cancel();
    this.become({ ...state, kind: 'saving' });
    const isDone = await runAction(errors, async () => {
      const outcome = await changeBillingTerm(state.chosen);
      if (outcome.kind === 'unknown') return this.become(outcome);
      record.receipt.write({ kind: 'frequency', at: clock.now(), change: effect });
      this.leave('changed');
    });
    if (!isDone) this.become(state);
  }

  cancel(): void {
    this.leave();
  }

  /** The screen does without the billing history if it fails to load. */
  private async completeStanding(signal: AbortSignal): Promise<void> {
    try {
      await this.#dependencies.loadHistory(signal);
    } catch (error) {
      if (failureRoute(error).kind === 'signedOut') throw error;
    }
  }

  private leave(frequency?: 'changed'): void {
    const state = frequency && { state: { frequency } };
    if (!this.#visit.aborted) this.#dependencies.navigation.go('billing', { replace: true, ...state });
  }

  private become(state: State): void {
    this.state = state;
  }
}
