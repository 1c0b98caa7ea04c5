import { makeAutoObservable, reaction } from 'mobx';
import type { ChangeFrequency } from '../../application/billing/changeFrequency';
import type { CompleteStanding } from '../../application/billing/completeStanding';
import type { ChargedUntil, FrequencyChoice, FrequencyEffect } from '../../application/billing/frequencyEffect';
import type { PrepareFrequency, PreparedFrequency } from '../../application/billing/prepareFrequency';
import type { Clock } from '../../application/ports/Clock';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Frequency } from '../../domain/account/BillingTerm';
import type { AccountChange } from '../../domain/account/Receipt';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type VariantAction, offersAction } from '../../domain/Variant';
import { type Loading, loadState } from '../screen/loadState';
import type { Navigation } from '../screen/Navigation';
import { routes } from '../screen/routes';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';

type State = Loading | PreparedFrequency | ({ readonly kind: 'saving' } & FrequencyChoice);

interface Dependencies {
  readonly frequencyEffect: FrequencyEffect;
  readonly chargedUntil: ChargedUntil;
  readonly prepareFrequency: PrepareFrequency;
  readonly completeStanding: CompleteStanding;
  readonly changeFrequency: ChangeFrequency;
  readonly billingActions: readonly VariantAction[];
  readonly clock: Pick<Clock, 'today'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class FrequencyViewModel {
  state: State = { kind: 'loading' };

  readonly #dependencies: Dependencies;
  #visit = notStarted;
  #pricedOn: CalendarDate | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    const { clock } = this.#dependencies;
    const stop = reaction(
      () => clock.today(),
      () => void this.#priceAgain(),
    );
    signal.addEventListener('abort', stop);
    if (offersAction(this.#dependencies.billingActions, routes.billingFrequency)) void this.load();
    else this.become({ kind: 'refused' });
  }

  /** Also what "Check again" does. */
  load(): Promise<void> {
    const { prepareFrequency, errors, clock } = this.#dependencies;
    this.#pricedOn = clock.today();
    return loadState({ load: prepareFrequency, show: this.show, signal: this.#visit, errors });
  }

  /** The change that the screen shows before Save and the receipt shows after it. */
  get effect(): AccountChange | undefined {
    return 'chosen' in this.state ? this.#dependencies.frequencyEffect(this.state) : undefined;
  }

  /** The end of the term, while charges would recur on its day of the month; `undefined` while nothing would change. */
  get chargedTermEnd(): CalendarDate | undefined {
    return 'chosen' in this.state ? this.#dependencies.chargedUntil(this.state) : undefined;
  }

  choose(chosen: Frequency): void {
    if (this.state.kind === 'choosing') this.become({ ...this.state, chosen });
  }

  /** Sends nothing if the frequency stays the same: 'yearly' would make a one-time customer a recurring one. */
  async save(): Promise<void> {
    const { changeFrequency, errors, clock } = this.#dependencies;
    const { state } = this;
    if (state.kind !== 'choosing') return;
    if (state.chosen === state.current) return this.cancel();
    if (this.#pricedOn !== clock.today()) return this.#priceAgain();
    this.become({ ...state, kind: 'saving' });
    const isDone = await runAction(errors, async () => {
      const outcome = await changeFrequency(state);
      if (outcome.kind === 'unknown') this.become(outcome);
      else this.leave('changed');
    });
    if (!isDone) this.become(state);
  }

  cancel(): void {
    this.leave();
  }

  /** On another day: loads the prices again, and keeps the choice. */
  async #priceAgain(): Promise<void> {
    if (this.state.kind !== 'choosing') return;
    const { chosen } = this.state;
    await this.load();
    this.choose(chosen);
  }

  private async show(state: Loading | PreparedFrequency): Promise<void> {
    if (state.kind === 'changed') return this.leave('changed');
    this.become(state);
    if (state.kind === 'choosing') await this.#dependencies.completeStanding(this.#visit);
  }

  private leave(frequency?: 'changed'): void {
    const state = frequency && { state: { frequency } };
    if (!this.#visit.aborted) this.#dependencies.navigation.go('billing', { replace: true, ...state });
  }

  private become(state: State): void {
    this.state = state;
  }
}
