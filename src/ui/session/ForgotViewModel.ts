import { makeAutoObservable } from 'mobx';
import type { Draft } from '../../application/ports/Drafts';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { RequestCode } from '../../application/session/requestCode';
import { type CodeRequest, type RecoveryAction, codeRequestErrors } from '../../domain/session/passwordRecovery';
import type { Navigation } from '../screen/Navigation';
import { Submission } from '../screen/Submission';

/** Why a code is requested, and the email that the field starts with. */
export interface CodeRecovery {
  readonly action: RecoveryAction;
  readonly initialEmail: string;
}

type CodeOutcome =
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof codeRequestErrors>[number] }
  | Awaited<ReturnType<RequestCode>>;

/** A failed request, with the email that its screen opened with. */
interface FailedRequest extends CodeRequest {
  readonly initialEmail: string;
}

export const noFailedRequest: FailedRequest = { userName: '', initialEmail: '' };

interface Dependencies {
  readonly draft: Draft<FailedRequest>;
  readonly requestCode: RequestCode;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export class ForgotViewModel {
  request: CodeRequest;
  readonly submission: Submission<CodeOutcome>;

  readonly #recovery: CodeRecovery;
  readonly #dependencies: Dependencies;

  constructor(recovery: CodeRecovery, dependencies: Dependencies) {
    const { draft, navigation, errors } = dependencies;
    const { initialEmail } = recovery;
    const failed = draft.read();
    // Since then, somebody else may have entered an email on the login.
    const isSame = failed.initialEmail === initialEmail;
    this.request = { userName: (isSame && failed.userName) || initialEmail };
    this.#recovery = recovery;
    this.#dependencies = dependencies;
    let email = '';
    this.submission = new Submission<CodeOutcome>({
      send: () => {
        const [error] = codeRequestErrors(this.request);
        if (error) return { kind: 'invalid', error };
        email = this.request.userName;
        return this.#requestCode(this.request);
      },
      done: { sent: () => navigation.go('reset', { state: { email, action: recovery.action } }) },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.submission.start(signal);
  }

  change(userName: string): void {
    this.request = { userName };
    this.submission.clear();
  }

  cancel(): void {
    this.#dependencies.draft.reset();
    this.#dependencies.navigation.go('login');
  }

  async #requestCode(request: CodeRequest): ReturnType<RequestCode> {
    const { draft, requestCode } = this.#dependencies;
    draft.write({ ...request, initialEmail: this.#recovery.initialEmail });
    const outcome = await requestCode(this.#recovery.action, request.userName);
    if (outcome.kind === 'sent') draft.reset();
    return outcome;
  }
}
