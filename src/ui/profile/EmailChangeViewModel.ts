import { makeAutoObservable } from 'mobx';
import type { CompleteEmailChange, EmailCompletion } from '../../application/customer/completeEmailChange';
import type { ConfirmEmailChange } from '../../application/customer/confirmEmailChange';
import type { RequestEmailCode } from '../../application/customer/requestEmailCode';
import type { Draft } from '../../application/ports/Drafts';
import type { Limited } from '../../application/limitedBy';
import type { Clock } from '../../application/ports/Clock';
import type { EmailConfirmationReply } from '../../application/ports/CustomerGateway';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import {
  type EmailVerification,
  type NewEmail,
  emailVerificationErrors,
  newEmailErrors,
} from '../../domain/customer/emailChange';
import { runAction } from '../screen/runAction';
import type { Navigation } from '../screen/Navigation';
import { type TryLater, tryLater } from '../screen/TryLater';
import { type EmailDraft, type ProfileDrafts, forget, keepTyped } from './ProfileDrafts';

type NewEmailProblem =
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof newEmailErrors>[number] }
  | { readonly kind: 'inUse' }
  | Limited;

export type VerificationNotice =
  | { readonly kind: 'invalid'; readonly errors: ReturnType<typeof emailVerificationErrors> }
  | { readonly kind: 'resent' }
  | Limited
  | {
      readonly kind: Exclude<EmailConfirmationReply['kind'], 'accepted'>;
      readonly later: TryLater | undefined;
    }
  | Extract<EmailCompletion, { readonly kind: 'failed' }>;

/** What the portal waits for, and what shows again if that fails. `completing`: the insurer carries the change out. */
const afterFailure = { sending: 'edit', resending: 'verify', verifying: 'verify', completing: 'takingLonger' } as const;

type Waiting = keyof typeof afterFailure;

type State =
  | { readonly kind: 'edit'; readonly problem?: NewEmailProblem }
  | { readonly kind: 'verify'; readonly notice?: VerificationNotice }
  | { readonly kind: Waiting }
  | Exclude<EmailCompletion, { readonly kind: 'completed' | 'failed' | 'signInAgain' }>;

export interface EmailDependencies {
  readonly requestEmailCode: RequestEmailCode;
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly completeEmailChange: CompleteEmailChange;
  readonly clock: Pick<Clock, 'now'>;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

interface Dependencies extends EmailDependencies {
  readonly drafts: Draft<ProfileDrafts>;
  readonly ended: (outcome: { readonly kind: 'saved' | 'cancelled' }) => void;
  /** The signal of the current visit. */
  readonly visit: () => AbortSignal;
}

const noVerification: EmailVerification = { code: '', password: '' };

/** The change of the email address, in two steps. */
export class EmailChangeViewModel {
  readonly section = 'email';
  newEmail: NewEmail;
  verification = noVerification;
  state: State;

  readonly #dependencies: Dependencies;

  constructor(draft: EmailDraft, dependencies: Dependencies) {
    this.newEmail = draft.newEmail;
    this.state = { kind: draft.step === 'complete' ? 'takingLonger' : draft.step };
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get step(): EmailDraft['step'] {
    const { kind } = this.state;
    if (kind === 'edit' || kind === 'sending') return 'edit';
    return kind === 'verify' || kind === 'resending' || kind === 'verifying' ? 'verify' : 'complete';
  }

  get isBusy(): boolean {
    return this.state.kind in afterFailure;
  }

  changeEmail(change: Partial<NewEmail>): void {
    if (this.isBusy) return;
    this.newEmail = { ...this.newEmail, ...change };
    this.#edit();
  }

  changeVerification(change: Partial<EmailVerification>): void {
    if (this.isBusy) return;
    this.verification = { ...this.verification, ...change };
    this.state = { kind: 'verify' };
  }

  /** Requests a code for the new address. */
  async next(): Promise<void> {
    if (this.isBusy) return;
    const [error] = newEmailErrors(this.newEmail);
    if (error) return this.become({ kind: 'edit', problem: { kind: 'invalid', error } });
    await this.#sendCode('sending', { kind: 'verify' });
  }

  async resend(): Promise<void> {
    if (this.isBusy) return;
    await this.#sendCode('resending', { kind: 'verify', notice: { kind: 'resent' } });
  }

  /** Returns to the first step, and clears code and password. */
  back(): void {
    if (this.isBusy) return;
    this.verification = noVerification;
    this.#edit();
  }

  async verify(): Promise<void> {
    if (this.isBusy) return;
    const errors = emailVerificationErrors(this.verification);
    if (errors.length > 0) return this.become({ kind: 'verify', notice: { kind: 'invalid', errors } });
    await this.#whileWaiting('verifying', async () => {
      const reply = await this.#dependencies.confirmEmailChange(this.verification);
      if (reply.kind !== 'accepted') {
        const later = tryLater(reply.pause, this.#dependencies.clock);
        return this.become({ kind: 'verify', notice: { kind: reply.kind, later } });
      }
      forget(this.#dependencies.drafts, this.section);
      await this.#complete();
    });
  }

  /** Asks again about a change that the insurer accepted. */
  async checkAgain(): Promise<void> {
    if (this.isBusy) return;
    await this.#whileWaiting('completing', () => this.#complete());
  }

  /** Cancel, Close or Escape. */
  close(): void {
    if (!this.isBusy) this.#dependencies.ended({ kind: 'cancelled' });
  }

  async #complete(): Promise<void> {
    const { completeEmailChange, visit, ended, navigation } = this.#dependencies;
    const outcome = await completeEmailChange(this.verification.password, visit());
    switch (outcome.kind) {
      case 'completed':
        return ended({ kind: 'saved' });
      case 'signInAgain':
        return navigation.go('login', { state: { notice: 'emailChanged' }, replace: true });
      case 'failed':
        return this.become({ kind: 'verify', notice: outcome });
      default:
        return this.become(outcome);
    }
  }

  async #sendCode(waiting: Waiting, sent: State): Promise<void> {
    await this.#whileWaiting(waiting, async () => {
      const reply = await this.#dependencies.requestEmailCode(this.newEmail.email);
      if (reply.kind === 'inUse') return this.become({ kind: 'edit', problem: reply });
      if (reply.kind === 'limited')
        return this.become(
          waiting === 'sending' ? { kind: 'edit', problem: reply } : { kind: 'verify', notice: reply },
        );
      keepTyped(this.#dependencies.drafts, this.section, { step: 'verify', newEmail: this.newEmail });
      this.become(sent);
    });
  }

  async #whileWaiting(kind: Waiting, action: () => Promise<void>): Promise<void> {
    this.become({ kind });
    await runAction(this.#dependencies.errors, action);
    if (this.state.kind === kind) this.become({ kind: afterFailure[kind] });
  }

  #edit(): void {
    this.become({ kind: 'edit' });
    keepTyped(this.#dependencies.drafts, this.section, { step: 'edit', newEmail: this.newEmail });
  }

  private become(state: State): void {
    this.state = state;
  }
}
