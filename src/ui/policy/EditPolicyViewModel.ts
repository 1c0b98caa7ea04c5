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
import { openWrite } from '../../application/unknownOutcome';
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

/** Why a preview or a submission did not go through. */
export type Refusal = CoverageChangeRefusal | { readonly kind: 'unsettled' };

/** Why the end of a change that was sent is not known. */
export type OpenEnd = Exclude<FollowOutcome, { readonly kind: 'complete' | 'failed' }>;

type State =
  | { readonly kind: 'loading' }
  /** The billing history cannot be loaded now. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'ready'; readonly refusal?: Refusal; readonly opensAt?: Instant | undefined }
  | { readonly kind: 'rating' }
  | { readonly kind: 'submitting' }
  /** The change was sent. It can only be checked, not sent again. */
  | { readonly kind: 'open'; readonly end: OpenEnd; readonly opensAt?: Instant | undefined };

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
      this.choose({ selection: selectionOf(sent.decision), hasConsented: true });
      void this.checkAgain();
    } else if (this.isEffective) void this.load();
  }

  /** Loads the billing history and selects the present coverages; a retry calls it again. */
  async load(refusal?: Refusal): Promise<void> {
    const { loadHistory, errors } = this.#dependencies;
    const signal = this.#visit;
    this.become({ kind: 'loading' });
    await runAction(
      errors,
      async () => {
        const reply = await loadHistory(signal);
        if (signal.aborted) return;
        if (reply.kind === 'unavailable') this.become(reply);
        else await this.select(codesOf(this.policy?.coverages ?? []), refusal);
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

  get refusal(): Refusal | undefined {
    return this.state.kind === 'ready' ? this.state.refusal : undefined;
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
  async select(selection: readonly CoverageCode[], refusal?: Refusal): Promise<void> {
    const { preview, errors } = this.#dependencies;
    if (this.isSent || (this.edit?.obstacle === 'pastDue' && this.state.kind !== 'loading')) return;
    this.#rating.abort();
    this.#rating = new AbortController();
    const { signal } = this.#rating;
    this.choose({ selection, hasConsented: false });
    this.become({ kind: 'rating' });
    await runAction(
      errors,
      async () => {
        const outcome = await preview(selection, signal);
        if (!signal.aborted) this.becomeReady(outcome.kind === 'rated' ? refusal : outcome);
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
      else if (outcome.kind === 'unknown') this.become({ kind: 'open', end: outcome });
      else this.becomeReady(outcome.kind === 'incomplete' ? undefined : outcome);
    });
  }

  /** Follows the change that was sent, from where the portal last knew about it. */
  async checkAgain(): Promise<void> {
    const { record, follow, clock, errors } = this.#dependencies;
    const signal = this.#visit;
    // With the policy as it is before the change.
    const effect = coverageEffect(record, this.choice.selection);
    this.become({ kind: 'submitting' });
    await runAction(
      errors,
      async () => {
        const outcome = await follow(signal);
        if (outcome.kind === 'complete') this.leaveForPolicy(effect);
        else if (outcome.kind !== 'failed')
          this.become({ kind: 'open', end: outcome, opensAt: opensAt(outcome, clock) });
        else {
          const refusal = { ...outcome, kind: 'refused' } as const;
          if (this.edit) this.becomeReady(refusal);
          else await this.load(refusal);
        }
      },
      signal,
    );
  }

  private leaveForPolicy(change: AccountChange): void {
    const { record, clock } = this.#dependencies;
    record.receipt.write({ kind: 'coverages', at: clock.now(), change });
    if (!this.#visit.aborted)
      this.#dependencies.navigation.go('policy', { state: { notice: 'coveragesChanged' }, replace: true });
  }

  private becomeReady(refusal: Refusal | undefined): void {
    const { clock } = this.#dependencies;
    this.become(refusal ? { kind: 'ready', refusal, opensAt: opensAt(refusal, clock) } : { kind: 'ready' });
  }

  private choose(choice: CoverageChoice): void {
    this.choice = choice;
  }

  private become(state: State): void {
    this.state = state;
  }
}
