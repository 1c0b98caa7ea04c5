import { makeAutoObservable } from 'mobx';
import { pendingWrite } from '../../application/changes/writeOnce';
import type { CancelPolicy, CancelPolicyOutcome } from '../../application/policy/cancelPolicy';
import type { ResolveCancellation } from '../../application/policy/resolveCancellation';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Draft } from '../../application/ports/Drafts';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { AccountChange } from '../../domain/account/Receipt';
import type { Cancellation } from '../../domain/policy/cancellation';
import { cancellationEffect } from '../../domain/policy/cancellationEffect';
import type { Policy } from '../../domain/policy/Policy';
import type { Navigation } from '../screen/Navigation';
import { Submission } from '../screen/Submission';

interface Dependencies {
  readonly draft: Draft<Cancellation>;
  readonly cancelPolicy: CancelPolicy;
  readonly resolveCancellation: ResolveCancellation;
  readonly record: Pick<CustomerRecord, 'policy' | 'sent'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class CancelPolicyViewModel {
  readonly submission: Submission<CancelPolicyOutcome>;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    const { draft, cancelPolicy, resolveCancellation, navigation, errors } = dependencies;
    this.#dependencies = dependencies;
    this.submission = new Submission({
      send: () => cancelPolicy(draft.read()),
      check: resolveCancellation,
      done: { cancelled: () => navigation.go('home') },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.submission.start(signal);
    if (pendingWrite(this.#dependencies.record, 'cancellation')) void this.submission.checkAgain();
  }

  get cancellation(): Cancellation {
    return this.#dependencies.draft.read();
  }

  /** What would be cancelled. */
  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** What the customer gives up. */
  get effect(): AccountChange {
    return cancellationEffect(this.policy);
  }

  change(reason: string): void {
    const { submission } = this;
    this.#dependencies.draft.write({ reason });
    if (submission.state.kind === 'invalid' || submission.state.kind === 'refused') submission.clear();
  }
}
