import { makeAutoObservable } from 'mobx';
import type { Draft } from '../../application/ports/Drafts';
import type { CancelPolicy, CancelPolicyOutcome } from '../../application/policy/cancelPolicy';
import type { ResolveCancellation } from '../../application/policy/resolveCancellation';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { pendingWrite } from '../../application/changes/writeOnce';
import type { AccountChange } from '../../domain/account/Receipt';
import type { Cancellation } from '../../domain/policy/cancellation';
import { cancellationEffect } from '../../domain/policy/cancellationEffect';
import type { Policy } from '../../domain/policy/Policy';
import type { Navigation } from '../screen/Navigation';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';

type State = { readonly kind: 'asking' } | { readonly kind: 'cancelling' } | CancelPolicyOutcome;

interface Dependencies {
  readonly draft: Draft<Cancellation>;
  readonly cancelPolicy: CancelPolicy;
  readonly resolveCancellation: ResolveCancellation;
  readonly record: Pick<CustomerRecord, 'policy' | 'sent'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class CancelPolicyViewModel {
  cancellation: Cancellation;
  state: State = { kind: 'asking' };

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.cancellation = dependencies.draft.read();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What would be cancelled. */
  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** What the customer gives up. */
  get effect(): AccountChange {
    return cancellationEffect(this.policy);
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    if (pendingWrite(this.#dependencies.record, 'cancellation')) void this.checkAgain();
  }

  change(reason: string): void {
    this.cancellation = { reason };
    this.#dependencies.draft.write(this.cancellation);
    if (this.state.kind === 'invalid' || this.state.kind === 'refused') this.become({ kind: 'asking' });
  }

  async submit(): Promise<void> {
    const { cancelPolicy } = this.#dependencies;
    if (['cancelling', 'cancelled', 'unknown'].includes(this.state.kind)) return;
    await this.cancel(() => cancelPolicy(this.cancellation));
  }

  /** Finds out what became of a cancellation that was sent. */
  async checkAgain(): Promise<void> {
    const { resolveCancellation } = this.#dependencies;
    await this.cancel(() => resolveCancellation(this.#visit), this.#visit);
  }

  private async cancel(action: () => Promise<CancelPolicyOutcome>, signal?: AbortSignal): Promise<void> {
    const { navigation, errors } = this.#dependencies;
    this.become({ kind: 'cancelling' });
    const isDone = await runAction(
      errors,
      async () => {
        const outcome = await action();
        this.become(outcome);
        if (outcome.kind === 'cancelled' && !this.#visit.aborted) navigation.go('home');
      },
      signal,
    );
    if (!isDone) this.become({ kind: 'asking' });
  }

  private become(state: State): void {
    this.state = state;
  }
}
