import { makeAutoObservable, runInAction } from 'mobx';
import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { PasswordGround, SetPassword } from '../../application/session/setPassword';
import { type NewPassword, newPasswordFailures, noNewPassword } from '../../domain/session/passwordRecovery';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import type { PasswordChallenge } from './PasswordChallenge';

/** On what ground the customer came here, without what is still to be typed. */
type Ground =
  | { readonly kind: 'checking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'code'; readonly userName: string }
  | { readonly kind: 'invitation'; readonly userName: string; readonly token: string }
  | {
      readonly kind: 'temporaryPassword';
      readonly userName: string;
      readonly token: string;
      readonly oldPassword: string;
    }
  | { readonly kind: 'refusedInvitation'; readonly reason: 'notFound' | 'userExists' };

export interface ResetArrival {
  /** The token of an invitation link; empty without one. */
  readonly invitation: string;
  /** The email that a code was sent to; empty without one. */
  readonly email: string;
}

/** Setting a password: by a code, an invitation or a temporary password (document 1, section 2; decisions, "Signing in"). */
export class ResetViewModel {
  ground: Ground;
  entry: NewPassword = noNewPassword;
  failure: ReturnType<typeof newPasswordFailures>[number] | undefined = undefined;
  /** Why the server refused; empty where it did not say. */
  refusal: string | undefined = undefined;
  isSubmitting = false;

  readonly #arrival: ResetArrival;
  readonly #auth: Pick<AuthGateway, 'checkInvitation'>;
  readonly #setPassword: SetPassword;
  readonly #challenge: PasswordChallenge;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();

  constructor(
    arrival: ResetArrival,
    auth: Pick<AuthGateway, 'checkInvitation'>,
    setPassword: SetPassword,
    challenge: PasswordChallenge,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#arrival = arrival;
    this.#auth = auth;
    this.#setPassword = setPassword;
    this.#challenge = challenge;
    this.#navigation = navigation;
    this.#failures = failures;
    this.ground = groundOf(arrival, challenge);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Checks the invitation, where there is one. */
  start(): () => void {
    const visit = new AbortController();
    this.#visit = visit;
    const { invitation } = this.#arrival;
    if (this.ground.kind === 'checking') {
      void attempt(
        this.#failures,
        async () => {
          const reply = await this.#auth.checkInvitation(invitation);
          if (visit.signal.aborted) return;
          runInAction(() => {
            this.ground =
              reply.kind === 'valid'
                ? { kind: 'invitation', userName: reply.userName, token: invitation }
                : { kind: 'refusedInvitation', reason: reply.kind };
          });
        },
        visit.signal,
      );
    }
    return () => visit.abort();
  }

  get needsCode(): boolean {
    return this.ground.kind === 'code';
  }

  change(change: Partial<NewPassword>): void {
    this.entry = { ...this.entry, ...change };
    this.failure = undefined;
    this.refusal = undefined;
  }

  async submit(): Promise<void> {
    const ground = this.#completeGround();
    if (this.isSubmitting || ground === undefined) return;
    this.refusal = undefined;
    this.failure = newPasswordFailures(this.entry, this.needsCode)[0];
    if (this.failure) return;

    this.isSubmitting = true;
    await attempt(this.#failures, async () => {
      const outcome = await this.#setPassword(ground, this.entry.password);
      switch (outcome.kind) {
        case 'refused':
          return runInAction(() => {
            this.refusal = outcome.message;
          });
        case 'passwordSet':
          return this.#goOn('login', { state: { notice: 'passwordSet' } });
        case 'loggedIn':
          this.#challenge.temporaryPassword = undefined;
          return this.#goOn('home');
      }
    });
    runInAction(() => {
      this.isSubmitting = false;
    });
  }

  cancel(): void {
    this.#challenge.temporaryPassword = undefined;
    this.#navigation.go('login');
  }

  /** Whoever has left is not fetched back. */
  #goOn(...to: Parameters<Navigation['go']>): void {
    if (!this.#visit.signal.aborted) this.#navigation.go(...to);
  }

  #completeGround(): PasswordGround | undefined {
    switch (this.ground.kind) {
      case 'code':
        return { ...this.ground, code: this.entry.code };
      case 'invitation':
      case 'temporaryPassword':
        return this.ground;
      default:
        return undefined;
    }
  }
}

const groundOf = ({ invitation, email }: ResetArrival, { temporaryPassword }: PasswordChallenge): Ground => {
  if (invitation !== '') return { kind: 'checking' };
  if (email !== '') return { kind: 'code', userName: email };
  return temporaryPassword ? { kind: 'temporaryPassword', ...temporaryPassword } : { kind: 'none' };
};
