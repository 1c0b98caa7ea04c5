import { makeAutoObservable } from 'mobx';
import type { LoadHistory } from '../../application/billing/loadHistory';
import { coverageEffect } from '../../application/policy/coverageEffect';
import { editedPolicy } from '../../application/policy/editedPolicy';
import type { FollowCoverageChange, FollowOutcome } from '../../application/policy/followCoverageChange';
import type { PreviewCoverageChange } from '../../application/policy/previewCoverageChange';
import type { SubmitCoverageChange } from '../../application/policy/submitCoverageChange';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';
import { openWrite } from '../../application/writeOnce';
import type { AccountChange } from '../../domain/billing/Receipt';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';
import { type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import { hasStarted, selectionOf } from '../../domain/policy/coverageChange';
import { type CoverageChoice, type CoverageEdit, coverageEdit } from '../../domain/policy/CoverageEdit';
import type { Policy } from '../../domain/policy/Policy';
import type { Navigation } from '../screen/Navigation';
import { opensAt } from '../screen/opensAt';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';

/** Why a preview or a submission did not go through, or why the end of a change that was sent is not known. */
export type EditProblem =
  | CoverageChangeRefusal
  | { readonly kind: 'unsettled' }
  | Exclude<FollowOutcome, { readonly kind: 'complete' | 'failed' }>;

type State =
  | { readonly kind: 'loading' | 'rating' | 'submitting' }
  /** The billing history cannot be loaded now. */
  | { readonly kind: 'unavailable' }
  /** An open change was sent. It can only be checked, not sent again. */
  | {
      readonly kind: 'ready' | 'open';
      readonly problem?: EditProblem | undefined;
      /** When the insurer's maintenance is over. */
      readonly opensAt?: Instant | undefined;
    };

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'receipt' | 'standing' | 'sent'>;
  readonly loadHistory: LoadHistory;
  readonly preview: PreviewCoverageChange;
  readonly submit: SubmitCoverageChange;
  readonly follow: FollowCoverageChange;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class EditPolicyViewModel {
  state: State = { kind: 'loading' };
  choice: CoverageChoice = { selection: [], hasConsented: false };

  readonly #dependencies: Dependencies;
  #visit = notStarted;
  #rating = new AbortController();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    signal.addEventListener('abort', () => this.#rating.abort());
    const sent = openWrite(this.#dependencies.record, 'coverageChange');
    if (sent) {
      this.choice = { selection: selectionOf(sent.decision), hasConsented: true };
      void this.checkAgain();
    } else if (this.isEffective) void this.load();
  }

  /** Loads the billing history and selects the present coverages; a retry calls it again. */
  async load(problem?: EditProblem): Promise<void> {
    const { loadHistory, errors } = this.#dependencies;
    const signal = this.#visit;
    this.become({ kind: 'loading' });
    await runAction(
      errors,
      async () => {
        const reply = await loadHistory(signal);
        if (signal.aborted) return;
        if (reply.kind === 'unavailable') this.become(reply);
        else await this.select(codesOf(this.policy?.coverages ?? []), problem);
      },
      signal,
    );
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

  add(code: CoverageCode): void {
    const { selection } = this.choice;
    void this.select([...selection.filter((selected) => selected !== code), code]);
  }

  remove(code: CoverageCode): void {
    void this.select(this.choice.selection.filter((selected) => selected !== code));
  }

  consent(hasConsented: boolean): void {
    this.choice = { ...this.choice, hasConsented };
  }

  rateAgain(): void {
    void this.select(this.choice.selection);
  }

  /** Chooses coverages and asks for their price. The reply about an earlier selection is dropped. */
  async select(selection: readonly CoverageCode[], problem?: EditProblem): Promise<void> {
    const { preview, errors } = this.#dependencies;
    if (this.isSent || (this.edit?.obstacle === 'pastDue' && this.state.kind !== 'loading')) return;
    this.#rating.abort();
    this.#rating = new AbortController();
    const { signal } = this.#rating;
    this.choice = { selection, hasConsented: false };
    this.become({ kind: 'rating' });
    await runAction(
      errors,
      async () => {
        const outcome = await preview(selection, signal);
        if (!signal.aborted) this.stop('ready', outcome.kind === 'rated' ? problem : outcome);
      },
      signal,
    );
  }

  /** Sends the change and follows it to its end. */
  async submit(): Promise<void> {
    const { record, submit, errors } = this.#dependencies;
    if (this.state.kind !== 'ready' || this.edit === undefined || this.edit.obstacle !== undefined) return;
    const effect = coverageEffect(record, this.choice.selection);
    this.become({ kind: 'submitting' });
    await runAction(errors, async () => {
      const outcome = await submit(this.choice);
      if (outcome.kind === 'accepted') await this.checkAgain();
      else if (outcome.kind === 'complete') this.leaveForPolicy(effect);
      else if (outcome.kind === 'unknown') this.stop('open', outcome);
      else this.stop('ready', outcome.kind === 'incomplete' ? undefined : outcome);
    });
  }

  /** Follows the change that was sent, from where the portal last knew about it. */
  async checkAgain(): Promise<void> {
    const { record, follow, errors } = this.#dependencies;
    const signal = this.#visit;
    // With the policy as it is before the change.
    const effect = coverageEffect(record, this.choice.selection);
    this.become({ kind: 'submitting' });
    await runAction(
      errors,
      async () => {
        const outcome = await follow(signal);
        if (outcome.kind === 'complete') return this.leaveForPolicy(effect);
        if (outcome.kind !== 'failed') return this.stop('open', outcome);
        const refusal = { ...outcome, kind: 'refused' } as const;
        if (this.edit) this.stop('ready', refusal);
        else await this.load(refusal);
      },
      signal,
    );
  }

  private leaveForPolicy(change: AccountChange): void {
    const { record, clock, navigation } = this.#dependencies;
    record.receipt.write({ kind: 'coverages', at: clock.now(), change });
    if (!this.#visit.aborted) navigation.go('policy', { state: { notice: 'coveragesChanged' }, replace: true });
  }

  private stop(kind: 'ready' | 'open', problem: EditProblem | undefined): void {
    this.become({ kind, problem, opensAt: problem && opensAt(problem, this.#dependencies.clock) });
  }

  private become(state: State): void {
    this.state = state;
  }
}
