import { makeAutoObservable, reaction } from 'mobx';
import type { LoadHistory } from '../../application/account/loadHistory';
import type { ChangeCoverages } from '../../application/policy/changeCoverages';
import type { FollowCoverageChange, FollowOutcome } from '../../application/policy/followCoverageChange';
import { editedPolicy } from '../../application/policy/editedPolicy';
import type { PreviewCoverageChange } from '../../application/policy/previewCoverageChange';
import type { AddedCoverages, PriceCoverages } from '../../application/policy/priceCoverages';
import type { BillingLoadReply } from '../../application/ports/BillingGateway';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';
import { pendingWrite } from '../../application/changes/writeOnce';
import type { BillingHistory } from '../../domain/billing/BillingHistory';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import { hasStarted, selectionOf } from '../../domain/policy/coverageChange';
import { type CoverageChoice, type CoverageEdit, coverageEdit } from '../../domain/policy/CoverageEdit';
import type { Policy } from '../../domain/policy/Policy';
import type { Navigation } from '../screen/Navigation';
import { type TryLater, tryLater } from '../screen/TryLater';
import { type Loading, loadState } from '../screen/loadState';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';

/** Why a preview or a submission did not go through, or why the end of a change that was sent is not known. */
export type EditProblem =
  | CoverageChangeRefusal
  /** The price was asked for on another day, so it was asked for again. */
  | { readonly kind: 'newDay' }
  | Exclude<FollowOutcome, { readonly kind: 'complete' | 'failed' }>;

type State =
  | { readonly kind: 'loading' | 'rating' | 'submitting' }
  /** The billing history cannot be loaded now. The message is the insurer's, and may be empty. */
  | { readonly kind: 'unavailable'; readonly message?: string }
  /** An open change was sent. It can only be checked, not sent again. */
  | {
      readonly kind: 'ready' | 'open';
      readonly problem?: EditProblem | undefined;
      readonly later?: TryLater | undefined;
    };

const newDay: EditProblem = { kind: 'newDay' };

type Outcome = Awaited<ReturnType<ChangeCoverages | FollowCoverageChange>>;

const problemOf = (outcome: Exclude<Outcome, { readonly kind: 'accepted' | 'complete' }>): EditProblem | undefined => {
  if (outcome.kind === 'incomplete') return undefined;
  return outcome.kind === 'failed' ? { ...outcome, kind: 'refused' } : outcome;
};

interface Dependencies {
  readonly changeCoverages: ChangeCoverages;
  readonly followCoverageChange: FollowCoverageChange;
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'standing' | 'sent'>;
  readonly loadHistory: LoadHistory;
  readonly previewCoverageChange: PreviewCoverageChange;
  readonly priceCoverages: PriceCoverages;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class EditPolicyViewModel {
  state: State = { kind: 'loading' };
  choice: CoverageChoice = { selection: [], hasConsented: false };
  /** What can be added; empty until the prices have been read. */
  added: AddedCoverages = {};

  readonly #dependencies: Dependencies;
  #visit = notStarted;
  #rating = new AbortController();
  #ratedOn: CalendarDate | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    signal.addEventListener('abort', () => this.#rating.abort());
    const stop = reaction(() => this.today, this.#startDay);
    signal.addEventListener('abort', stop);
    const sent = pendingWrite(this.#dependencies.record, 'coverageChange');
    if (sent) {
      this.choice = { selection: selectionOf(sent.decision), hasConsented: true };
      void this.checkAgain();
    } else if (this.isEffective) void this.load();
  }

  /** Loads the billing history and selects the present coverages; a retry calls it again. */
  async load(problem?: EditProblem): Promise<void> {
    const { loadHistory, errors } = this.#dependencies;
    const show = async (state: Loading | BillingLoadReply<BillingHistory>): Promise<void> => {
      if (state.kind !== 'loaded') return this.become(state);
      await this.select(codesOf(this.policy?.coverages ?? []), problem);
      void this.price(this.#rating.signal);
    };
    await loadState({ load: loadHistory, show, signal: this.#visit, errors });
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** Whether the term has started: before that nothing can be changed, whatever the term's status. */
  get isEffective(): boolean {
    return this.policy !== undefined && hasStarted(this.policy, this.today);
  }

  /** Also the payment date. */
  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  /** `undefined` until the billing history is loaded. */
  get edit(): CoverageEdit | undefined {
    const edited = editedPolicy(this.#dependencies.record);
    return edited && coverageEdit(this.choice, edited);
  }

  get problem(): EditProblem | undefined {
    return 'problem' in this.state ? this.state.problem : undefined;
  }

  /** Whether a change was sent whose end is not known: nothing can be chosen meanwhile. */
  get isSent(): boolean {
    return this.state.kind === 'submitting' || this.state.kind === 'open';
  }

  /** Adds or removes a coverage. */
  choose(code: CoverageCode, isSelected: boolean): void {
    if (this.isSent || this.edit?.obstacle === 'pastDue') return;
    const others = this.choice.selection.filter((other) => other !== code);
    void this.select(isSelected ? [...others, code] : others);
  }

  consent(hasConsented: boolean): void {
    this.choice = { ...this.choice, hasConsented };
  }

  rateAgain(): void {
    void this.select(this.choice.selection);
  }

  /** Sends the change and follows it to its end. */
  async submit(): Promise<void> {
    if (this.state.kind !== 'ready' || this.edit === undefined || this.edit.obstacle !== undefined) return;
    if (this.#ratedOn !== this.#dependencies.clock.today()) return this.select(this.choice.selection, newDay);
    await this.change(this.#dependencies.changeCoverages(this.choice));
  }

  /** Follows the change that was sent, from where the portal last knew about it. */
  async checkAgain(): Promise<void> {
    await this.change(this.#dependencies.followCoverageChange(this.#visit), this.#visit);
  }

  /** Chooses coverages and asks for their price. The reply about an earlier selection is dropped. */
  private async select(selection: readonly CoverageCode[], problem?: EditProblem): Promise<void> {
    const { previewCoverageChange, errors, clock } = this.#dependencies;
    this.#ratedOn = clock.today();
    this.#rating.abort();
    this.#rating = new AbortController();
    const { signal } = this.#rating;
    this.choice = { selection, hasConsented: false };
    this.become({ kind: 'rating' });
    await runAction(
      errors,
      async () => {
        const outcome = await previewCoverageChange(selection, signal);
        if (!signal.aborted) this.stop(outcome.kind === 'rated' ? problem : outcome);
      },
      signal,
    );
  }

  /** Reads what can be added. A choice aborts it, because the preview of the choice would wait for it. */
  private async price(signal: AbortSignal): Promise<void> {
    const { priceCoverages, errors } = this.#dependencies;
    await runAction(
      errors,
      async () => {
        const added = await priceCoverages(signal);
        if (!signal.aborted) this.know(added);
      },
      signal,
    );
  }

  private know(added: AddedCoverages): void {
    this.added = added;
  }

  private async change(result: Promise<Outcome>, signal?: AbortSignal): Promise<void> {
    this.become({ kind: 'submitting' });
    await runAction(
      this.#dependencies.errors,
      async () => {
        const outcome = await result;
        if (outcome.kind === 'accepted') return this.checkAgain();
        if (outcome.kind === 'complete') return this.leaveForPolicy();
        const problem = problemOf(outcome);
        // After a reload, the billing history has not been loaded yet.
        if (this.edit === undefined && !this.#isOpen) return this.load(problem);
        this.stop(problem);
      },
      signal,
    );
  }

  /** Midnight: the term may have started, and a price is another one. */
  readonly #startDay = (): void => {
    if (this.isSent || !this.isEffective) return;
    if (this.edit === undefined) void this.load();
    else if (this.#ratedOn !== undefined) void this.select(this.choice.selection, newDay);
  };

  private leaveForPolicy(): void {
    const { navigation } = this.#dependencies;
    if (!this.#visit.aborted) navigation.go('policy', { state: { notice: 'coveragesChanged' }, replace: true });
  }

  private stop(problem?: EditProblem): void {
    const kind = this.#isOpen ? 'open' : 'ready';
    const pause = problem && 'pause' in problem ? problem.pause : undefined;
    this.become({ kind, problem, later: tryLater(pause, this.#dependencies.clock) });
  }

  get #isOpen(): boolean {
    return pendingWrite(this.#dependencies.record, 'coverageChange') !== undefined;
  }

  private become(state: State): void {
    this.state = state;
  }
}
