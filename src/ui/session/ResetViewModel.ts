import { makeAutoObservable } from 'mobx';
import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { RequestCode } from '../../application/session/requestCode';
import type { PasswordProof, SetPassword, SetPasswordOutcome } from '../../application/session/setPassword';
import {
  type NewPassword,
  type RecoveryAction,
  newPasswordErrors,
  noNewPassword,
} from '../../domain/session/passwordRecovery';
import { Loaded } from '../screen/Loaded';
import type { Navigation } from '../screen/Navigation';
import { Submission } from '../screen/Submission';
import { type TryLater, tryLater } from '../screen/TryLater';
import { decodedToken, linked } from './linked';
import type { PasswordChallenge } from './PasswordChallenge';

/** What entitles the customer to set a password. A code has not been typed yet. */
type PendingProof =
  | { readonly kind: 'code'; readonly userName: string }
  | (Exclude<PasswordProof, { readonly kind: 'code' }> & { readonly userName: string });

/** An invitation, once it has been checked. */
type Invitation =
  | { readonly kind: 'entitled'; readonly proof: PendingProof }
  | { readonly kind: 'refusedInvitation'; readonly reason: 'notFound' | 'userExists' }
  | { readonly kind: 'uncheckedInvitation'; readonly later: TryLater | undefined };

/** `notEntitled`: nothing entitles the customer to set a password. */
type State = Loaded<Invitation>['state'] | { readonly kind: 'notEntitled' };

type PasswordOutcome =
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof newPasswordErrors>[number] }
  | Exclude<SetPasswordOutcome, { readonly kind: 'refused' }>
  /** The message is the server's own, and may be empty. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly later: TryLater | undefined;
      /** A reply was lost, now or before: the password may be set, and the code used. */
      readonly mayBeSet: boolean;
    };

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
  entry: NewPassword = noNewPassword;
  readonly invitation: Loaded<Invitation>;
  readonly submission: Submission<PasswordOutcome>;
  /** Sends another code. The first one may not have arrived. */
  readonly newCode: Submission<Awaited<ReturnType<RequestCode>>>;

  readonly #arrival: ResetArrival;
  readonly #proofWithoutInvitation: PendingProof | undefined;
  #isReplyLost = false;
  readonly #dependencies: Dependencies;

  constructor(arrival: ResetArrival, dependencies: Dependencies) {
    const { record, requestCode, challenge, navigation, errors } = dependencies;
    this.#arrival = { ...arrival, invitation: linked(arrival.invitation || record.invitation.read()) };
    this.#proofWithoutInvitation = proofWithoutInvitation(this.#arrival, challenge);
    this.#dependencies = dependencies;
    this.invitation = new Loaded({ load: this.#checkInvitation, errors });
    this.submission = new Submission<PasswordOutcome>({
      send: (_, visit) => {
        const { proof } = this;
        if (proof === undefined || this.newCode.isSending) return undefined;
        this.newCode.clear();
        const [error] = newPasswordErrors(this.entry, proof.kind === 'code');
        return error ? { kind: 'invalid', error } : this.#setPassword(proof, visit);
      },
      done: {
        passwordSet: () => navigation.go('login', { state: { notice: 'passwordSet' } }),
        loggedIn: () => navigation.go('home'),
      },
      errors,
    });
    this.newCode = new Submission({
      send: () => {
        if (this.proof?.kind !== 'code' || this.submission.isSending) return undefined;
        this.submission.clear();
        return requestCode(arrival.action, this.proof.userName);
      },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.submission.start(signal);
    const { challenge, record } = this.#dependencies;
    const { invitation } = record;
    // The next person at this page could set the password.
    signal.addEventListener('abort', () => (challenge.temporaryPassword = undefined));
    if (this.#arrival.invitation === '') return;
    // Kept for a reload, until the visit ends, or the session that the invitation leads to.
    invitation.write(this.#arrival.invitation);
    signal.addEventListener('abort', invitation.reset, { once: true });
    this.invitation.start(signal);
  }

  get state(): State {
    if (this.#arrival.invitation !== '') return this.invitation.state;
    return this.#proofWithoutInvitation
      ? { kind: 'entitled', proof: this.#proofWithoutInvitation }
      : { kind: 'notEntitled' };
  }

  get proof(): PendingProof | undefined {
    return this.state.kind === 'entitled' ? this.state.proof : undefined;
  }

  change(change: Partial<NewPassword>): void {
    this.entry = { ...this.entry, ...change };
    this.submission.clear();
    if (this.newCode.state.kind === 'limited') this.newCode.clear();
  }

  cancel(): void {
    this.#dependencies.navigation.go('login');
  }

  async #setPassword(proof: PendingProof, visit: AbortSignal): Promise<PasswordOutcome> {
    const { setPassword, clock } = this.#dependencies;
    const { code, password } = this.entry;
    const outcome = await setPassword(proof.kind === 'code' ? { ...proof, code } : proof, password, visit);
    if (outcome.kind !== 'refused') return outcome;
    const { kind, message, pause } = outcome;
    this.#isReplyLost ||= outcome.isUnknown === true;
    return { kind, message, later: tryLater(pause, clock), mayBeSet: this.#isReplyLost };
  }

  readonly #checkInvitation = async (signal: AbortSignal): Promise<Invitation> => {
    const { auth, record, clock } = this.#dependencies;
    let { invitation: token } = this.#arrival;
    let reply = await auth.checkInvitation(token, signal);
    const decoded = decodedToken(token);
    if (reply.kind === 'notFound' && decoded !== token) {
      token = decoded;
      reply = await auth.checkInvitation(token, signal);
    }
    if (reply.kind === 'notChecked') return { kind: 'uncheckedInvitation', later: tryLater(reply.pause, clock) };
    if (reply.kind === 'valid')
      return { kind: 'entitled', proof: { kind: 'invitation', userName: reply.userName, token } };
    if (!signal.aborted) record.invitation.reset();
    return { kind: 'refusedInvitation', reason: reply.kind };
  };
}

/** What entitles a customer who has no invitation. */
const proofWithoutInvitation = (
  { email }: ResetArrival,
  { temporaryPassword }: PasswordChallenge,
): PendingProof | undefined => {
  if (email !== '') return { kind: 'code', userName: email };
  return temporaryPassword && { kind: 'temporaryPassword', ...temporaryPassword };
};
