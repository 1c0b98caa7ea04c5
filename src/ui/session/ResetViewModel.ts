import { makeAutoObservable } from 'mobx';
import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Limited } from '../../application/limitedBy';
import type { RequestCode } from '../../application/session/requestCode';
import type { PasswordProof, SetPassword } from '../../application/session/setPassword';
import {
  type NewPassword,
  type RecoveryAction,
  newPasswordErrors,
  noNewPassword,
} from '../../domain/session/passwordRecovery';
import type { Navigation } from '../screen/Navigation';
import { runAction } from '../screen/runAction';
import { type TryLater, tryLater } from '../screen/TryLater';
import { notStarted } from '../screen/useVisit';
import type { PasswordChallenge } from './PasswordChallenge';

/** What entitles the customer to set a password; a code is still to be typed. */
type Ground =
  | { readonly kind: 'code'; readonly userName: string }
  | (Exclude<PasswordProof, { readonly kind: 'code' }> & { readonly userName: string });

type FormState =
  /** `resending` and `resent`: another code. */
  | { readonly kind: 'entering' | 'submitting' | 'resending' | 'resent' }
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof newPasswordErrors>[number] }
  /** The message is the server's own, and may be empty. */
  | { readonly kind: 'refused'; readonly message: string; readonly later: TryLater | undefined }
  /** No other code was sent. */
  | Limited;

type State =
  | { readonly kind: 'checkingInvitation' }
  | { readonly kind: 'refusedInvitation'; readonly reason: 'notFound' | 'userExists' }
  | { readonly kind: 'uncheckedInvitation'; readonly later: TryLater | undefined }
  /** Nothing entitles the customer to set a password. */
  | { readonly kind: 'notEntitled' }
  | (FormState & { readonly proof: Ground });

export interface ResetArrival {
  /** The token of an invitation link; empty without one. A reload has the one that the record keeps. */
  readonly invitation: string;
  /** The email that a code was sent to; empty without one. */
  readonly email: string;
  /** Why the code was sent. */
  readonly action: RecoveryAction;
}

interface Dependencies {
  readonly auth: Pick<AuthGateway, 'checkInvitation'>;
  readonly record: Pick<CustomerRecord, 'invitation'>;
  readonly setPassword: SetPassword;
  readonly requestCode: RequestCode;
  readonly challenge: PasswordChallenge;
  readonly clock: Pick<Clock, 'now'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

/** Sets a password by a code, an invitation or a temporary password. */
export class ResetViewModel {
  state: State;
  entry: NewPassword = noNewPassword;

  readonly #arrival: ResetArrival;
  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(arrival: ResetArrival, dependencies: Dependencies) {
    const invitation = arrival.invitation || dependencies.record.invitation.read();
    this.#arrival = { ...arrival, invitation };
    this.#dependencies = dependencies;
    this.state = firstState(this.#arrival, dependencies.challenge);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    const { invitation } = this.#dependencies.record;
    if (this.#arrival.invitation === '') return;
    // For a reload. It ends with the visit, and with the session that the invitation leads to.
    invitation.write(this.#arrival.invitation);
    signal.addEventListener('abort', invitation.reset, { once: true });
    if (this.state.kind === 'checkingInvitation') void this.#checkInvitation(signal);
  }

  /** Checks the invitation again. */
  async checkAgain(): Promise<void> {
    if (this.state.kind !== 'uncheckedInvitation') return;
    this.become({ kind: 'checkingInvitation' });
    await this.#checkInvitation(this.#visit);
  }

  change(change: Partial<NewPassword>): void {
    this.entry = { ...this.entry, ...change };
    if (this.state.kind === 'invalid' || this.state.kind === 'refused' || this.state.kind === 'limited')
      this.become({ kind: 'entering', proof: this.state.proof });
  }

  async submit(): Promise<void> {
    const proof = this.#idleGround();
    if (proof === undefined) return;
    const [error] = newPasswordErrors(this.entry, proof.kind === 'code');
    if (error) return this.become({ kind: 'invalid', proof, error });

    const { setPassword, challenge, clock, errors } = this.#dependencies;
    this.become({ kind: 'submitting', proof });
    const isDone = await runAction(errors, async () => {
      const { code, password } = this.entry;
      const outcome = await setPassword(proof.kind === 'code' ? { ...proof, code } : proof, password);
      if (outcome.kind === 'refused') {
        const { kind, message, pause } = outcome;
        return this.become({ kind, message, proof, later: tryLater(pause, clock) });
      }
      this.become({ kind: 'entering', proof });
      if (outcome.kind === 'passwordSet') return this.#goOn('login', { state: { notice: 'passwordSet' } });
      challenge.temporaryPassword = undefined;
      this.#goOn('home');
    });
    if (!isDone) this.become({ kind: 'entering', proof });
  }

  /** Sends another code. The first one may not have arrived. */
  async resend(): Promise<void> {
    const proof = this.#idleGround();
    if (proof?.kind !== 'code') return;
    const { requestCode, errors } = this.#dependencies;
    this.become({ kind: 'resending', proof });
    const isDone = await runAction(errors, async () => {
      const outcome = await requestCode(this.#arrival.action, proof.userName);
      this.become({ ...(outcome.kind === 'limited' ? outcome : { kind: 'resent' }), proof });
    });
    if (!isDone) this.become({ kind: 'entering', proof });
  }

  cancel(): void {
    const { challenge, navigation } = this.#dependencies;
    challenge.temporaryPassword = undefined;
    navigation.go('login');
  }

  private become(state: State): void {
    this.state = state;
  }

  /** `undefined` while a call is under way, and where nothing entitles the customer. */
  #idleGround(): Ground | undefined {
    const { state } = this;
    return 'proof' in state && !['submitting', 'resending'].includes(state.kind) ? state.proof : undefined;
  }

  async #checkInvitation(signal: AbortSignal): Promise<void> {
    const { auth, record, clock, errors } = this.#dependencies;
    const { invitation: token } = this.#arrival;
    await runAction(
      errors,
      async () => {
        const reply = await auth.checkInvitation(token, signal);
        if (signal.aborted) return;
        if (reply.kind === 'notChecked')
          return this.become({ kind: 'uncheckedInvitation', later: tryLater(reply.pause, clock) });
        if (reply.kind !== 'valid') {
          record.invitation.reset();
          return this.become({ kind: 'refusedInvitation', reason: reply.kind });
        }
        this.become({ kind: 'entering', proof: { kind: 'invitation', userName: reply.userName, token } });
      },
      signal,
    );
  }

  #goOn: Navigation['go'] = (...to) => {
    if (!this.#visit.aborted) this.#dependencies.navigation.go(...to);
  };
}

const firstState = ({ invitation, email }: ResetArrival, { temporaryPassword }: PasswordChallenge): State => {
  if (invitation !== '') return { kind: 'checkingInvitation' };
  if (email !== '') return { kind: 'entering', proof: { kind: 'code', userName: email } };
  if (!temporaryPassword) return { kind: 'notEntitled' };
  return { kind: 'entering', proof: { kind: 'temporaryPassword', ...temporaryPassword } };
};
