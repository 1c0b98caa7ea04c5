import { makeAutoObservable, runInAction } from 'mobx';
import type { CompleteEmailChange } from '../../application/customer/completeEmailChange';
import type { ConfirmEmailChange } from '../../application/customer/confirmEmailChange';
import type { RequestEmailCode } from '../../application/customer/requestEmailCode';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import {
  type EmailVerification,
  type NewEmail,
  emailVerificationFailures,
  newEmailFailures,
} from '../../domain/customer/emailChange';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import type { EmailDraft } from './ProfileDrafts';

export type NewEmailProblem =
  | { readonly kind: 'invalid'; readonly failure: ReturnType<typeof newEmailFailures>[number] }
  | { readonly kind: 'inUse' };

export type VerificationNotice =
  | { readonly kind: 'invalid'; readonly failures: ReturnType<typeof emailVerificationFailures> }
  | { readonly kind: 'resent' | 'expired' | 'tooManyAttempts' | 'rejected' }
  /** The insurer accepted the code and could not carry out the change; the message may be empty. */
  | { readonly kind: 'failed'; readonly message: string };

type State =
  | { readonly kind: 'edit'; readonly problem?: NewEmailProblem }
  | { readonly kind: 'sending' }
  | { readonly kind: 'verify'; readonly notice?: VerificationNotice }
  | { readonly kind: 'resending' }
  | { readonly kind: 'verifying' }
  /** A change that was accepted before is looked after. */
  | { readonly kind: 'completing' }
  | { readonly kind: 'takingLonger' }
  /** The change is carried out and the profile does not say so yet; the message may be empty. */
  | { readonly kind: 'notRecorded'; readonly message: string };

/** What the change of the email address tells the page. */
interface EmailChangePage {
  readonly typed: (draft: EmailDraft) => void;
  /** The code was accepted: nothing that was typed is needed any more. */
  readonly accepted: () => void;
  readonly closed: () => void;
  readonly completed: () => void;
}

const noVerification: EmailVerification = { code: '', password: '' };

/** The change of the email address, in two steps (document 2, sections 2, 4 and 8). */
export class EmailChangeViewModel {
  newEmail: NewEmail;
  verification = noVerification;
  state: State;

  readonly #page: EmailChangePage;
  readonly #visit: () => AbortSignal;
  readonly #requestEmailCode: RequestEmailCode;
  readonly #confirmEmailChange: ConfirmEmailChange;
  readonly #completeEmailChange: CompleteEmailChange;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;

  /** @param visit tells when the customer leaves */
  constructor(
    draft: EmailDraft,
    page: EmailChangePage,
    visit: () => AbortSignal,
    requestEmailCode: RequestEmailCode,
    confirmEmailChange: ConfirmEmailChange,
    completeEmailChange: CompleteEmailChange,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.newEmail = draft.newEmail;
    this.state = { kind: draft.step === 'complete' ? 'takingLonger' : draft.step };
    this.#page = page;
    this.#visit = visit;
    this.#requestEmailCode = requestEmailCode;
    this.#confirmEmailChange = confirmEmailChange;
    this.#completeEmailChange = completeEmailChange;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get step(): EmailDraft['step'] {
    switch (this.state.kind) {
      case 'edit':
      case 'sending':
        return 'edit';
      case 'completing':
      case 'takingLonger':
      case 'notRecorded':
        return 'complete';
      default:
        return 'verify';
    }
  }

  get isBusy(): boolean {
    return ['sending', 'resending', 'verifying', 'completing'].includes(this.state.kind);
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

  /** Has a code sent to the new address. */
  async next(): Promise<void> {
    if (this.isBusy) return;
    const [failure] = newEmailFailures(this.newEmail);
    if (failure) {
      this.state = { kind: 'edit', problem: { kind: 'invalid', failure } };
      return;
    }
    await this.#sendCode({ kind: 'sending' }, { kind: 'edit' }, { kind: 'verify' });
  }

  async resend(): Promise<void> {
    if (this.isBusy) return;
    await this.#sendCode({ kind: 'resending' }, { kind: 'verify' }, { kind: 'verify', notice: { kind: 'resent' } });
  }

  /** To the first step; code and password have to be entered anew. */
  back(): void {
    if (this.isBusy) return;
    this.verification = noVerification;
    this.#edit();
  }

  async verify(): Promise<void> {
    if (this.isBusy) return;
    const failures = emailVerificationFailures(this.verification);
    if (failures.length > 0) {
      this.state = { kind: 'verify', notice: { kind: 'invalid', failures } };
      return;
    }
    await this.#whileShowing({ kind: 'verifying' }, { kind: 'verify' }, async () => {
      const reply = await this.#confirmEmailChange(this.verification);
      if (reply.kind !== 'accepted') return this.#become({ kind: 'verify', notice: reply });
      this.#page.accepted();
      await this.#complete();
    });
  }

  /** Goes on with a change that the insurer accepted. */
  async checkAgain(): Promise<void> {
    if (this.isBusy) return;
    await this.#whileShowing({ kind: 'completing' }, { kind: 'takingLonger' }, () => this.#complete());
  }

  /** Cancel, Close or Escape. */
  close(): void {
    if (!this.isBusy) this.#page.closed();
  }

  async #complete(): Promise<void> {
    const outcome = await this.#completeEmailChange(this.verification.password, this.#visit());
    switch (outcome.kind) {
      case 'completed':
        return this.#page.completed();
      case 'signInAgain':
        return this.#navigation.go('login', { state: { notice: 'emailChanged' }, replace: true });
      case 'failed':
        return this.#become({ kind: 'verify', notice: outcome });
      default:
        return this.#become(outcome);
    }
  }

  async #sendCode(meanwhile: State, failed: State, sent: State): Promise<void> {
    await this.#whileShowing(meanwhile, failed, async () => {
      const reply = await this.#requestEmailCode(this.newEmail.email);
      if (reply.kind === 'inUse') return this.#become({ kind: 'edit', problem: reply });
      this.#page.typed({ step: 'verify', newEmail: this.newEmail });
      this.#become(sent);
    });
  }

  /** Shows what is going on until it is over, and what was there before if it comes to nothing. */
  async #whileShowing(meanwhile: State, otherwise: State, action: () => Promise<void>): Promise<void> {
    this.#become(meanwhile);
    await attempt(this.#failures, action);
    if (this.state === meanwhile) this.#become(otherwise);
  }

  #edit(): void {
    this.state = { kind: 'edit' };
    this.#page.typed({ step: 'edit', newEmail: this.newEmail });
  }

  #become(state: State): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
