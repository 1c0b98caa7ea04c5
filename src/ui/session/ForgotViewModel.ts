import { makeAutoObservable } from 'mobx';
import type { Draft } from '../../application/ports/Drafts';
import type { Limited } from '../../application/limitedBy';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { RequestCode } from '../../application/session/requestCode';
import { type CodeRequest, type RecoveryAction, codeRequestErrors } from '../../domain/session/passwordRecovery';
import type { Navigation } from '../screen/Navigation';
import { runAction } from '../screen/runAction';
import { notStarted } from '../screen/useVisit';

/** Why a code is requested, and the email that the field starts with. */
export interface CodeRecovery {
  readonly action: RecoveryAction;
  readonly initialEmail: string;
}

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof codeRequestErrors>[number] }
  | { readonly kind: 'sending' }
  | Limited;

interface Dependencies {
  /** Keeps a request that failed. */
  readonly draft: Draft<CodeRequest>;
  readonly requestCode: RequestCode;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

/** Requests a verification code. */
export class ForgotViewModel {
  request: CodeRequest;
  state: State = { kind: 'asking' };

  readonly #recovery: CodeRecovery;
  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(recovery: CodeRecovery, dependencies: Dependencies) {
    const typed = dependencies.draft.read();
    this.request = typed.userName === '' ? { userName: recovery.initialEmail } : typed;
    this.#recovery = recovery;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
  }

  change(userName: string): void {
    this.request = { userName };
    if (this.state.kind !== 'sending') this.become({ kind: 'asking' });
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'sending') return;
    const [error] = codeRequestErrors(this.request);
    if (error) return this.become({ kind: 'invalid', error });

    const { draft, requestCode, navigation, errors } = this.#dependencies;
    const { userName } = this.request;
    this.become({ kind: 'sending' });
    draft.write(this.request);
    let next: State = { kind: 'asking' };
    await runAction(errors, async () => {
      const { action } = this.#recovery;
      const outcome = await requestCode(action, userName);
      if (outcome.kind === 'limited') {
        next = outcome;
        return;
      }
      draft.reset();
      if (!this.#visit.aborted) navigation.go('reset', { state: { email: userName, action } });
    });
    this.become(next);
  }

  cancel(): void {
    this.#dependencies.navigation.go('login');
  }

  private become(state: State): void {
    this.state = state;
  }
}
