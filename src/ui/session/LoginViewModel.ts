import { makeAutoObservable, runInAction } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { SignIn } from '../../application/session/signIn';
import {
  type Credentials,
  type LoginStatus,
  credentialsFailures,
  noCredentials,
} from '../../domain/session/credentials';
import { isAuthenticated } from '../../domain/session/Session';
import type { Navigation } from '../app/Navigation';
import { attempt } from '../app/attempt';
import type { Handover } from './early/EarlyLogin';
import type { PasswordChallenge } from './PasswordChallenge';

/** Signing in (document 1, sections 2 and 4). */
export class LoginViewModel {
  credentials: Credentials = noCredentials;
  status: LoginStatus | 'loggingIn' = 'notLoggedIn';
  failure: ReturnType<typeof credentialsFailures>[number] | undefined = undefined;

  readonly #signIn: SignIn;
  readonly #record: Pick<CustomerRecord, 'session'>;
  readonly #challenge: PasswordChallenge;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(
    signIn: SignIn,
    record: Pick<CustomerRecord, 'session'>,
    challenge: PasswordChallenge,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#signIn = signIn;
    this.#record = record;
    this.#challenge = challenge;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    return () => this.#visit.abort();
  }

  /** The portal is asking, or has been let in and is on the way to the dashboard. */
  get isGoingOn(): boolean {
    return this.status === 'loggingIn' || this.status === 'loggedIn';
  }

  /** Who is signed in already, and came back to the sign-in screen. */
  get signedInAs(): string | undefined {
    if (this.isGoingOn) return undefined;
    const session = this.#record.session.read();
    return isAuthenticated(session) ? session.userName : undefined;
  }

  /** Any input change clears the error. */
  change(change: Partial<Credentials>): void {
    this.credentials = { ...this.credentials, ...change };
    this.failure = undefined;
    if (this.status !== 'loggingIn') this.status = 'notLoggedIn';
  }

  /** Goes on from the early login: with what was typed there, and what was sent. */
  takeOver({ credentials, submitted }: Handover): void {
    this.change(submitted ?? credentials);
    if (submitted) void this.submit();
    if (this.status === 'loggingIn') this.change(credentials);
  }

  async submit(): Promise<void> {
    if (this.status === 'loggingIn') return;
    this.status = 'notLoggedIn';
    this.failure = credentialsFailures(this.credentials)[0];
    if (this.failure) return;

    this.status = 'loggingIn';
    const { userName, password } = this.credentials;
    await attempt(this.#failures, async () => {
      const outcome = await this.#signIn({ userName, password });
      const hasLeft = this.#visit.signal.aborted;
      if (outcome.kind === 'newPasswordRequired') {
        this.#challenge.temporaryPassword = { token: outcome.token, oldPassword: password, userName };
        if (!hasLeft) this.#navigation.go('reset');
        return;
      }
      runInAction(() => {
        this.status = outcome.kind;
      });
      if (outcome.kind === 'loggedIn' && !hasLeft) this.#navigation.go('home');
    });
    runInAction(() => {
      if (this.status === 'loggingIn') this.status = 'notLoggedIn';
    });
  }
}
