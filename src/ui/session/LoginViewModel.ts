import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { SignIn } from '../../application/session/signIn';
import { type Credentials, credentialsErrors } from '../../domain/session/credentials';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import { isAuthenticated } from '../../domain/session/Session';
import type { Navigation } from '../screen/Navigation';
import { Submission } from '../screen/Submission';
import { tryLater } from '../screen/TryLater';
import type { EarlyLogin, LoginOutcome, LoginProblem } from './EarlyLogin';
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
  readonly submission: Submission<LoginOutcome, Credentials>;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    const { navigation, errors, early } = dependencies;
    this.#dependencies = dependencies;
    this.submission = new Submission({
      send: (entered, visit) => {
        const [error] = credentialsErrors(entered);
        return error ? { kind: 'invalid', error } : this.#signIn(entered, visit);
      },
      done: { loggedIn: () => navigation.go('home'), newPasswordRequired: () => navigation.go('reset') },
      errors,
    });
    if (early) this.submission.state = early.freeze();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { submission } = this;
    submission.start(signal);
    const sent = this.#dependencies.early?.end();
    if (sent === undefined) return;
    // From now on this login sends, and not the one that it has adopted.
    submission.state = { kind: 'idle' };
    void submission.send(sent);
  }

  get problem(): LoginProblem | undefined {
    const { state } = this.submission;
    const isProblem = state.kind === 'invalid' || state.kind === 'invalidCredentials' || state.kind === 'logInFailed';
    return isProblem ? state : undefined;
  }

  /** The user name of a customer who is signed in already and has come back to this screen. */
  get signedInAs(): string | undefined {
    if (this.submission.isSending) return undefined;
    const session = this.#dependencies.record.session.read();
    return isAuthenticated(session) ? session.userName : undefined;
  }

  clearError(): void {
    if (!this.submission.isSending) this.submission.clear();
  }

  /** Goes on to request a code, with the email that was entered. */
  recover(action: RecoveryAction, { userName }: Credentials): void {
    this.#dependencies.navigation.go('forgot', { state: { action, initialEmail: userName } });
  }

  async #signIn({ userName, password }: Credentials, visit: AbortSignal): Promise<LoginOutcome> {
    const { preloadDashboard, signIn, challenge, clock } = this.#dependencies;
    preloadDashboard();
    const outcome = await signIn({ userName, password }, visit);
    if (outcome.kind === 'newPasswordRequired')
      challenge.temporaryPassword = { token: outcome.token, oldPassword: password, userName };
    return outcome.kind === 'logInFailed' ? { kind: outcome.kind, later: tryLater(outcome.pause, clock) } : outcome;
  }
}
