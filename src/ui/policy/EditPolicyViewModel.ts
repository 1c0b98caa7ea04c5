import { makeAutoObservable, reaction } from 'mobx';
import type { LoadHistory } from '../../application/account/loadHistory';
import { pendingWrite } from '../../application/changes/writeOnce';
import type { ChangeCoverages } from '../../application/policy/changeCoverages';
import { editedPolicy } from '../../application/policy/editedPolicy';
import type { FollowCoverageChange, FollowOutcome } from '../../application/policy/followCoverageChange';
import type { PreviewCoverageChange } from '../../application/policy/previewCoverageChange';
import type { AddedCoverages, PriceCoverages } from '../../application/policy/priceCoverages';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';
import { hasStarted } from '../../domain/account/PaidPolicy';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import { selectionOf } from '../../domain/policy/coverageChange';
import { type CoverageChoice, type CoverageEdit, coverageEdit } from '../../domain/policy/CoverageEdit';
import type { Policy } from '../../domain/policy/Policy';
import { loading } from '../screen/Loaded';
import type { Navigation } from '../screen/Navigation';
import { readDuring } from '../screen/runAction';
import { Submission } from '../screen/Submission';
import { type TryLater, tryLater } from '../screen/TryLater';
import { notStarted } from '../screen/useVisit';

/** Why a preview or a submission did not go through, or why the end of a change that was sent is not known. */
export type EditProblem =
  | CoverageChangeRefusal
  /** The price was asked for on another day, so it was asked for again. */
  | { readonly kind: 'newDay' }
  /** The coverages were changed elsewhere, so the price was asked for again. */
  | { readonly kind: 'changed' }
  | Exclude<FollowOutcome, { readonly kind: 'complete' | 'failed' }>;

interface Ready {
  readonly kind: 'ready';
  readonly problem?: EditProblem | undefined;
  readonly later?: TryLater | undefined;
}

/** What shows while no change is sent. */
type Shown =
  | { readonly kind: 'loading' | 'rating' }
  /** The billing history cannot be loaded now. The message is the insurer's, and may be empty. */
  | { readonly kind: 'unavailable'; readonly message?: string }
  | Ready;

/** `pending`: a change was sent. It can only be checked, not sent again. */
type State = Shown | { readonly kind: 'submitting' } | (Omit<Ready, 'kind'> & { readonly kind: 'pending' });

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
  readonly submission: Submission<Outcome>;
  choice: CoverageChoice = { selection: [], hasConsented: false };
  /** What can be added; empty until the prices have been read. */
  added: AddedCoverages = {};

  readonly #dependencies: Dependencies;
  private shown: Shown = loading;
  #visit = notStarted;
  #rating = new AbortController();
  #ratedOn: CalendarDate | undefined;

  constructor(dependencies: Dependencies) {
    const { followCoverageChange, navigation, errors } = dependencies;
    this.#dependencies = dependencies;
    this.submission = new Submission<Outcome>({
      send: () => this.#send(),
      check: (visit) => this.#takeReply(followCoverageChange(visit)),
      done: { complete: () => navigation.go('policy', { state: { notice: 'coveragesChanged' }, replace: true }) },
      next: { accepted: () => void this.submission.checkAgain() },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    this.submission.start(signal);
    signal.addEventListener('abort', () => this.#rating.abort());
    reaction(() => this.today, this.#startDay, { signal });
    const sent = pendingWrite(this.#dependencies.record, 'coverageChange');
    if (sent) {
      this.choice = { selection: selectionOf(sent.decision), hasConsented: true };
      void this.submission.checkAgain();
    } else if (this.isEffective) void this.load();
  }

  /** Loads the billing history and selects the present coverages; a retry calls it again. */
  async load(problem?: EditProblem): Promise<void> {
    const { loadHistory, errors } = this.#dependencies;
    this.shown = loading;
    await readDuring(this.#visit, errors, loadHistory, async (reply) => {
      if (reply.kind !== 'loaded') return void (this.shown = reply);
      await this.select(codesOf(this.policy?.coverages ?? []), problem);
      void this.loadAdded(this.#rating.signal);
    });
  }

  get state(): State {
    if (this.submission.isSending) return { kind: 'submitting' };
    return this.shown.kind === 'ready' && this.#isPending ? { ...this.shown, kind: 'pending' } : this.shown;
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
    return this.state.kind === 'submitting' || this.state.kind === 'pending';
  }

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

  /** Chooses coverages and asks for their price. The reply about an earlier selection is dropped. */
  private async select(selection: readonly CoverageCode[], problem?: EditProblem): Promise<void> {
    const { previewCoverageChange, errors, clock } = this.#dependencies;
    this.#ratedOn = clock.today();
    this.#rating.abort();
    this.#rating = new AbortController();
    const { signal } = this.#rating;
    this.choice = { selection, hasConsented: false };
    this.shown = { kind: 'rating' };
    const preview = () => previewCoverageChange(selection, signal);
    await readDuring(signal, errors, preview, (outcome) =>
      this.showReady(outcome.kind === 'rated' ? problem : outcome),
    );
  }

  /** Reads what can be added. A choice aborts it, because the preview of the choice would wait for it. */
  private async loadAdded(signal: AbortSignal): Promise<void> {
    const { priceCoverages, errors } = this.#dependencies;
    await readDuring(signal, errors, priceCoverages, (added) => void (this.added = added));
  }

  #send(): Promise<Outcome> | undefined {
    const { changeCoverages, clock } = this.#dependencies;
    const { choice, edit } = this;
    if (this.state.kind !== 'ready' || edit === undefined || edit.obstacle !== undefined) return undefined;
    if (this.#ratedOn === clock.today()) return this.#takeReply(changeCoverages(choice));
    void this.select(choice.selection, newDay);
    return undefined;
  }

  async #takeReply(reply: Promise<Outcome>): Promise<Outcome> {
    const outcome = await reply;
    if (outcome.kind === 'changed')
      void this.select(this.choice.selection, outcome).then(() => this.loadAdded(this.#rating.signal));
    else if (outcome.kind !== 'accepted' && outcome.kind !== 'complete') this.showProblem(problemOf(outcome));
    return outcome;
  }

  private showProblem(problem: EditProblem | undefined): void {
    // After a reload, the billing history has not been loaded yet.
    if (this.edit === undefined && !this.#isPending) void this.load(problem);
    else this.showReady(problem);
  }

  /** At midnight, the term may start, and prices change. */
  readonly #startDay = (): void => {
    if (this.isSent || !this.isEffective) return;
    if (this.edit === undefined) void this.load();
    else if (this.#ratedOn !== undefined) void this.select(this.choice.selection, newDay);
  };

  private showReady(problem?: EditProblem): void {
    const pause = problem && 'pause' in problem ? problem.pause : undefined;
    this.shown = { kind: 'ready', problem, later: tryLater(pause, this.#dependencies.clock) };
  }

  get #isPending(): boolean {
    return pendingWrite(this.#dependencies.record, 'coverageChange') !== undefined;
  }
}
