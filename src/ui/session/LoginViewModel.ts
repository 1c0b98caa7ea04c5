import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { SignIn } from '../../application/session/signIn';
import { type Credentials, credentialsErrors } from '../../domain/session/credentials';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import { isAuthenticated } from '../../domain/session/Session';
import type { Navigation } from '../screen/Navigation';
import { runAction } from '../screen/runAction';
import { tryLater } from '../screen/TryLater';
import { notStarted } from '../screen/useVisit';
import type { EarlyLogin, LoginState } from './EarlyLogin';
import type { PasswordChallenge } from './PasswordChallenge';

interface Dependencies {
  /** Loads the dashboard's code while the call is under way. */
  readonly preloadDashboard: () => void;
  readonly signIn: SignIn;
  readonly record: Pick<CustomerRecord, 'session'>;
  readonly challenge: PasswordChallenge;
  readonly clock: Pick<Clock, 'now'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
  /** The login that React adopts, if the page shows one. */
  readonly early: EarlyLogin | undefined;
}

/** The fields hold what the customer enters, because a password manager may fill them without an event. */
export class LoginViewModel {
  state: LoginState;

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.state = dependencies.early?.freeze() ?? { kind: 'notLoggedIn' };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    const sent = this.#dependencies.early?.end();
    if (sent) void this.#signIn(sent);
  }

  /** The call is under way, or it has succeeded and the dashboard is about to show. */
  get isSigningIn(): boolean {
    return this.state.kind === 'loggingIn' || this.state.kind === 'loggedIn';
  }

  /** The user name of a customer who is signed in already and has come back to this screen. */
  get signedInAs(): string | undefined {
    if (this.isSigningIn) return undefined;
    const session = this.#dependencies.record.session.read();
    return isAuthenticated(session) ? session.userName : undefined;
  }

  clearError(): void {
    if (!this.isSigningIn) this.become({ kind: 'notLoggedIn' });
  }

  async submit(entered: Credentials): Promise<void> {
    if (this.state.kind === 'loggingIn') return;
    const [error] = credentialsErrors(entered);
    if (error) this.become({ kind: 'invalid', error });
    else await this.#signIn(entered);
  }

  /** Goes on to request a code, with the email that was entered. */
  recover(action: RecoveryAction, { userName }: Credentials): void {
    this.#dependencies.navigation.go('forgot', { state: { action, initialEmail: userName } });
  }

  async #signIn({ userName, password }: Credentials): Promise<void> {
    const { preloadDashboard, signIn, challenge, clock, navigation, errors } = this.#dependencies;
    this.become({ kind: 'loggingIn' });
    preloadDashboard();
    const isDone = await runAction(errors, async () => {
      const outcome = await signIn({ userName, password });
      if (outcome.kind === 'newPasswordRequired') {
        challenge.temporaryPassword = { token: outcome.token, oldPassword: password, userName };
        this.become({ kind: 'notLoggedIn' });
        if (!this.#visit.aborted) navigation.go('reset');
        return;
      }
      this.become(
        outcome.kind === 'logInFailed' ? { kind: outcome.kind, later: tryLater(outcome.pause, clock) } : outcome,
      );
      if (outcome.kind === 'loggedIn' && !this.#visit.aborted) navigation.go('home');
    });
    if (!isDone) this.become({ kind: 'notLoggedIn' });
  }

  private become(state: LoginState): void {
    this.state = state;
  }
}
