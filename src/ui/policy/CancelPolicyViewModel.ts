import { makeAutoObservable, runInAction } from 'mobx';
import type { CancelPolicy, CancelPolicyOutcome } from '../../application/policy/cancelPolicy';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { Cancellation } from '../../domain/policy/cancellation';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import type { CancellationDrafts } from './CancellationDrafts';

type State =
  | { readonly kind: 'asking' }
  | Extract<CancelPolicyOutcome, { readonly kind: 'invalid' | 'refused' }>
  | { readonly kind: 'cancelling' }
  /** It is done, and the dashboard says so. */
  | { readonly kind: 'cancelled' };

/** Cancelling the policy (document 2, section 2, /policy/cancel). */
export class CancelPolicyViewModel {
  cancellation: Cancellation;
  state: State = { kind: 'asking' };

  readonly #cancelPolicy: CancelPolicy;
  readonly #drafts: CancellationDrafts;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(
    cancelPolicy: CancelPolicy,
    drafts: CancellationDrafts,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#cancelPolicy = cancelPolicy;
    this.#drafts = drafts;
    this.#navigation = navigation;
    this.#failures = failures;
    this.cancellation = drafts.read();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    return () => this.#visit.abort();
  }

  change(reason: string): void {
    this.cancellation = { reason };
    this.#drafts.write(this.cancellation);
    if (this.state.kind === 'invalid' || this.state.kind === 'refused') this.state = { kind: 'asking' };
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'cancelling' || this.state.kind === 'cancelled') return;
    this.state = { kind: 'cancelling' };
    await attempt(this.#failures, async () => {
      const outcome = await this.#cancelPolicy(this.cancellation);
      runInAction(() => {
        this.state = outcome;
      });
      if (outcome.kind !== 'cancelled') return;
      this.#drafts.reset();
      if (!this.#visit.signal.aborted) this.#navigation.go('home');
    });
    runInAction(() => {
      if (this.state.kind === 'cancelling') this.state = { kind: 'asking' };
    });
  }
}
