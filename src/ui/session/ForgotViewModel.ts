import { makeAutoObservable, runInAction } from 'mobx';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { RequestCode } from '../../application/session/requestCode';
import { type CodeRequest, codeRequestFailures } from '../../domain/session/passwordRecovery';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import { type RecoveryState, resetState } from './recoveryState';

/** Asking for a verification code (document 1, section 2, forgot screen). */
export class ForgotViewModel {
  request: CodeRequest;
  failure: ReturnType<typeof codeRequestFailures>[number] | undefined = undefined;
  isSending = false;

  readonly #action: RecoveryState['action'];
  readonly #requestCode: RequestCode;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(given: RecoveryState, requestCode: RequestCode, navigation: Navigation, failures: FailureHandler) {
    this.request = { userName: given.initialEmail };
    this.#action = given.action;
    this.#requestCode = requestCode;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    return () => this.#visit.abort();
  }

  change(userName: string): void {
    this.request = { userName };
    this.failure = undefined;
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.failure = codeRequestFailures(this.request)[0];
    if (this.failure) return;

    this.isSending = true;
    const { userName } = this.request;
    await attempt(this.#failures, async () => {
      await this.#requestCode(this.#action, userName);
      if (!this.#visit.signal.aborted) this.#navigation.go('reset', { state: resetState(userName) });
    });
    runInAction(() => {
      this.isSending = false;
    });
  }

  cancel(): void {
    this.#navigation.go('login');
  }
}
