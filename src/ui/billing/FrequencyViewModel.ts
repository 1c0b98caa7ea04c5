import { makeAutoObservable, reaction } from 'mobx';
import type { LoadHistory } from '../../application/account/loadHistory';
import type { ChangeFrequency } from '../../application/billing/changeFrequency';
import type { PrepareFrequency, PreparedFrequency } from '../../application/billing/prepareFrequency';
import { ifFailed } from '../../application/ifFailed';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Frequency } from '../../domain/account/BillingTerm';
import type { AccountChange } from '../../domain/account/Receipt';
import { chargedTermEnd } from '../../domain/billing/chargedTermEnd';
import { frequencyEffect } from '../../domain/billing/frequencyEffect';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type VariantAction, offersAction } from '../../domain/Variant';
import { Loaded } from '../screen/Loaded';
import type { Navigation } from '../screen/Navigation';
import { routes } from '../screen/routes';
import { Submission } from '../screen/Submission';

type Changed = Awaited<ReturnType<ChangeFrequency>>;

interface Dependencies {
  readonly prepareFrequency: PrepareFrequency;
  readonly loadHistory: LoadHistory;
  readonly changeFrequency: ChangeFrequency;
  readonly record: Pick<CustomerRecord, 'policy' | 'standing'>;
  readonly billingActions: readonly VariantAction[];
  readonly clock: Pick<Clock, 'today'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class FrequencyViewModel {
  readonly prepared: Loaded<PreparedFrequency>;
  readonly submission: Submission<Changed>;
  /** The reply to a change was lost, and the insurer has not made the change. */
  isNotSaved = false;

  readonly #dependencies: Dependencies;
  #pricedOn: CalendarDate | undefined;

  constructor(dependencies: Dependencies) {
    const { errors } = dependencies;
    this.#dependencies = dependencies;
    this.prepared = new Loaded({ load: this.#prepare, loaded: this.#afterLoad, errors });
    this.submission = new Submission({ send: this.#save, done: { changed: () => this.leave('changed') }, errors });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { clock, billingActions } = this.#dependencies;
    reaction(clock.today, () => void this.#priceAgain(), { signal });
    this.submission.start(signal);
    if (offersAction(billingActions, routes.billingFrequency)) this.prepared.start(signal);
    else this.prepared.state = { kind: 'refused' };
  }

  get state(): typeof this.prepared.state {
    const { state } = this.submission;
    return state.kind === 'unknown' ? { kind: state.kind } : this.prepared.state;
  }

  /** Also what "Check again" does. */
  async load(): Promise<void> {
    const wasUnknown = this.state.kind === 'unknown';
    const { state: before } = this.prepared;
    this.submission.clear();
    await this.prepared.load();
    if (wasUnknown) this.offerAgain('chosen' in before ? before.chosen : undefined);
  }

  /** The change that the screen shows before Save and the receipt shows after it. */
  get effect(): AccountChange | undefined {
    const { record, clock } = this.#dependencies;
    if (!('chosen' in this.state)) return undefined;
    return frequencyEffect(record.policy.read(), record.standing.read(), this.state, clock.today());
  }

  /** The end of the term, if charges would recur on its day of the month; `undefined` while nothing would change. */
  get chargedTermEnd(): CalendarDate | undefined {
    const { record, clock } = this.#dependencies;
    const { state } = this;
    if (!('chosen' in state) || state.chosen === state.current) return undefined;
    return chargedTermEnd(record.policy.read(), state.chosen, record.standing.read()?.paymentMethod, clock.today());
  }

  choose(chosen: Frequency): void {
    const { prepared, submission } = this;
    if (prepared.state.kind === 'choosing' && !submission.isSending) prepared.state = { ...prepared.state, chosen };
  }

  cancel(): void {
    this.leave();
  }

  readonly #prepare = (visit: AbortSignal): Promise<PreparedFrequency> => {
    const { prepareFrequency, clock } = this.#dependencies;
    this.#pricedOn = clock.today();
    return prepareFrequency(visit);
  };

  readonly #afterLoad = async ({ kind }: PreparedFrequency, visit: AbortSignal): Promise<void> => {
    if (kind === 'changed') this.leave('changed');
    const { record, loadHistory } = this.#dependencies;
    // The screen shows without the standing.
    if (kind === 'choosing' && record.standing.read() === undefined)
      await loadHistory(visit).catch(ifFailed(undefined));
  };

  /** Sends nothing if the frequency stays the same: 'yearly' would make a one-time customer a recurring one. */
  readonly #save = (): Promise<Changed> | undefined => {
    const { changeFrequency, clock } = this.#dependencies;
    const { state } = this;
    this.isNotSaved = false;
    if (state.kind !== 'choosing') return undefined;
    if (state.chosen === state.current) this.leave();
    else if (this.#pricedOn === clock.today()) return changeFrequency(state);
    else void this.#priceAgain();
    return undefined;
  };

  /** On another day: loads the prices again, and keeps the choice. */
  async #priceAgain(): Promise<void> {
    if (this.state.kind !== 'choosing' || this.submission.isSending) return;
    const { chosen } = this.state;
    await this.load();
    this.choose(chosen);
  }

  /** After a reload, the choice is not known. */
  private offerAgain(chosen: Frequency | undefined): void {
    if (chosen) this.choose(chosen);
    this.isNotSaved = true;
  }

  private leave(frequency?: 'changed'): void {
    const state = frequency && { state: { frequency } };
    this.#dependencies.navigation.go('billing', { replace: true, ...state });
  }
}
