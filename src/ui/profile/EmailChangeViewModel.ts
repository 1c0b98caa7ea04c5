import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/Clock';
import type { EmailConfirmationReply } from '../../application/ports/CustomerGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Draft } from '../../application/ports/Drafts';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { CompleteEmailChange, EmailCompletion } from '../../application/profile/completeEmailChange';
import type { ConfirmEmailChange } from '../../application/profile/confirmEmailChange';
import type { RequestEmailCode } from '../../application/profile/requestEmailCode';
import {
  type EmailVerification,
  type NewEmail,
  emailVerificationErrors,
  newEmailErrors,
} from '../../domain/profile/emailChange';
import type { Navigation } from '../screen/Navigation';
import { Submission } from '../screen/Submission';
import { type TryLater, tryLater } from '../screen/TryLater';
import { type EmailDraft, type ProfileDrafts, forget, keepTyped } from './ProfileDrafts';

type CodeOutcome =
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof newEmailErrors>[number] }
  | { readonly kind: 'resent' }
  | Awaited<ReturnType<RequestEmailCode>>;

type Refusal = Exclude<EmailConfirmationReply['kind'], 'accepted'>;

type NotConfirmed = { [Kind in Refusal]: { readonly kind: Kind; readonly later: TryLater | undefined } }[Refusal];

type VerificationOutcome =
  | { readonly kind: 'invalid'; readonly errors: ReturnType<typeof emailVerificationErrors> }
  | NotConfirmed
  | EmailCompletion;

export type VerificationNotice =
  | Extract<CodeOutcome | EmailCompletion, { readonly kind: 'resent' | 'limited' | 'failed' }>
  | NotConfirmed;

export interface EmailDependencies {
  readonly record: Pick<CustomerRecord, 'session'>;
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
  step: EmailDraft['step'];
  newEmail: NewEmail;
  verification = noVerification;
  /** Requests a code for the new address, and then another one. */
  readonly code: Submission<CodeOutcome>;
  readonly submission: Submission<VerificationOutcome>;

  readonly #dependencies: Dependencies;

  constructor(draft: EmailDraft, dependencies: Dependencies) {
    const { errors, visit } = dependencies;
    this.step = draft.step;
    this.newEmail = draft.newEmail;
    this.#dependencies = dependencies;
    this.code = new Submission<CodeOutcome>({
      send: () => {
        if (this.isSending) return undefined;
        const [error] = this.step === 'edit' ? newEmailErrors(this.newEmail) : [];
        this.submission.clear();
        return error ? { kind: 'invalid', error } : this.#requestCode();
      },
      errors,
    });
    this.submission = new Submission<VerificationOutcome>({
      send: () => {
        if (this.isSending) return undefined;
        const invalid = emailVerificationErrors(this.verification);
        this.code.clear();
        return invalid.length > 0 ? { kind: 'invalid', errors: invalid } : this.#confirm();
      },
      check: () => {
        this.step = 'complete';
        return this.#complete(visit());
      },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSending(): boolean {
    return this.code.isSending || this.submission.isSending;
  }

  /** The email address of the sign-in, which counts the failed attempts. A claim may have changed the one of the profile. */
  get oldEmail(): string {
    return this.#dependencies.record.session.read()?.userName ?? '';
  }

  /** What the step of the code says. */
  get notice(): VerificationNotice | undefined {
    const { state } = this.code;
    if (state.kind === 'resent' || state.kind === 'limited') return state;
    const { state: verified } = this.submission;
    return verified.kind === 'failed' || 'later' in verified ? verified : undefined;
  }

  changeEmail(change: Partial<NewEmail>): void {
    if (this.isSending) return;
    this.newEmail = { ...this.newEmail, ...change };
    this.show('edit');
  }

  changeVerification(change: Partial<EmailVerification>): void {
    if (this.isSending) return;
    this.verification = { ...this.verification, ...change };
    this.clear();
  }

  /** Returns to the first step, and clears code and password. */
  back(): void {
    if (this.isSending) return;
    this.verification = noVerification;
    this.show('edit');
  }

  /** Cancel, Close or Escape. */
  close(): void {
    if (!this.isSending) this.#dependencies.ended({ kind: 'cancelled' });
  }

  async #requestCode(): Promise<CodeOutcome> {
    const isFirst = this.step === 'edit';
    const reply = await this.#dependencies.requestEmailCode(this.newEmail.email);
    if (reply.kind === 'inUse') this.show('edit');
    if (reply.kind !== 'sent') return reply;
    this.show('verify');
    return isFirst ? reply : { kind: 'resent' };
  }

  async #confirm(): Promise<VerificationOutcome> {
    const { confirmEmailChange, clock, drafts, visit } = this.#dependencies;
    const reply = await confirmEmailChange(this.verification);
    if (reply.kind !== 'accepted') return { kind: reply.kind, later: tryLater(reply.pause, clock) };
    forget(drafts, this.section);
    return this.#complete(visit());
  }

  async #complete(visit: AbortSignal): Promise<EmailCompletion> {
    const outcome = await this.#dependencies.completeEmailChange(this.verification.password, visit);
    this.end(outcome);
    return outcome;
  }

  private end({ kind }: EmailCompletion): void {
    const { ended, navigation } = this.#dependencies;
    if (kind === 'completed') ended({ kind: 'saved' });
    else if (kind === 'signInAgain') navigation.go('login', { state: { notice: 'emailChanged' }, replace: true });
    else this.step = kind === 'failed' ? 'verify' : 'complete';
  }

  private show(step: 'edit' | 'verify'): void {
    this.step = step;
    this.clear();
    keepTyped(this.#dependencies.drafts, this.section, { step, newEmail: this.newEmail });
  }

  private clear(): void {
    this.code.clear();
    this.submission.clear();
  }
}
