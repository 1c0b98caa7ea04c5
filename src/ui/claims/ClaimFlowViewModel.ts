import { makeAutoObservable } from 'mobx';
import type { FindPolicy } from '../../application/account/findPolicy';
import { pendingWrite } from '../../application/changes/writeOnce';
import type { FileClaim, FileClaimOutcome } from '../../application/claims/fileClaim';
import type { ResolveClaim } from '../../application/claims/resolveClaim';
import type { ResolveContact } from '../../application/claims/resolveContact';
import type { SaveContact, SaveContactOutcome } from '../../application/claims/saveContact';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Slot } from '../../application/ports/Slot';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import { policyOn } from '../../domain/account/PaidPolicy';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { ClaimDraft, ClaimField } from '../../domain/claims/ClaimDraft';
import { type ClaimStep, type StepError, reachableStep, stepAfter, stepRules } from '../../domain/claims/claimFlow';
import type { Coverage } from '../../domain/policy/Coverage';
import type { Contact, contactErrors } from '../../domain/profile/contact';
import { contactOf } from '../../domain/profile/contactOf';
import type { Navigation } from '../screen/Navigation';
import type { RouteName } from '../screen/routes';
import { readDuring } from '../screen/runAction';
import { Submission } from '../screen/Submission';

export const routeOfStep = {
  intro: 'claimReport',
  what: 'claimWhat',
  when: 'claimWhen',
  contact: 'claimContact',
  summary: 'claimSummary',
} as const satisfies Record<ClaimStep, RouteName>;

type ClaimFieldError = StepError | ReturnType<typeof contactErrors>[number];

/** Of the steps that send nothing. */
type State = { readonly kind: 'editing' } | { readonly kind: 'invalid'; readonly error: ClaimFieldError };

/** `notFiled`: a claim whose reply was lost has not arrived. It may be sent again. */
type ClaimOutcome = FileClaimOutcome | { readonly kind: 'notFiled' };

interface Dependencies {
  readonly fileClaim: FileClaim;
  readonly resolveClaim: ResolveClaim;
  readonly saveContact: SaveContact;
  readonly resolveContact: ResolveContact;
  readonly findPolicy: FindPolicy;
  readonly record: Pick<CustomerRecord, 'claim' | 'claimContact' | 'profile' | 'policy' | 'sent'>;
  /** The insurer's day decides which term holds, and the customer's own is the latest date of loss (decision 31). */
  readonly clock: Pick<Clock, 'today'>;
  readonly customerClock: Pick<Clock, 'today'>;
  readonly ids: UniqueIds;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

/** Reporting a claim, from the introduction to the confirmation: one view-model for all steps. */
export class ClaimFlowViewModel {
  state: State = { kind: 'editing' };
  /** The insurer has no policy for the customer, and would refuse the claim. */
  hasNoPolicy = false;
  /** The confirmation has shown, also after a reload. */
  isConfirmed = false;
  readonly submission: Submission<ClaimOutcome>;
  /** Saves the contact, before the claim is sent. */
  readonly contactSubmission: Submission<SaveContactOutcome>;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    const { fileClaim, resolveClaim, saveContact, resolveContact, navigation, errors } = dependencies;
    this.#dependencies = dependencies;
    this.submission = new Submission<ClaimOutcome>({
      send: () => (this.contactSubmission.isSending ? undefined : this.#forgetContact(fileClaim())),
      check: (visit) => this.#forgetContact(resolveClaim(visit)),
      done: { filed: () => navigation.go('claimConfirm', { replace: true }) },
      next: { fieldRefused: () => navigation.go(routeOfStep[this.#refusedStep ?? 'what']) },
      errors,
    });
    this.contactSubmission = new Submission<SaveContactOutcome>({
      send: () => (this.submission.isSending ? undefined : this.#forgetContact(saveContact(this.contact))),
      check: (visit) => this.#forgetContact(resolveContact(this.contact, visit)),
      next: { saved: () => navigation.go('claimSummary') },
      errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { record, findPolicy, errors } = this.#dependencies;
    this.submission.start(signal);
    this.contactSubmission.start(signal);
    if (pendingWrite(record, 'claim')) void this.submission.checkAgain();
    else void readDuring(signal, errors, findPolicy, (found) => void (this.hasNoPolicy = found === 'none'));
  }

  get draft(): ClaimDraft {
    return this.#dependencies.record.claim.read();
  }

  get today(): CalendarDate {
    return this.#dependencies.customerClock.today();
  }

  get coverages(): readonly Coverage[] {
    const { record, clock } = this.#dependencies;
    const policy = record.policy.read();
    return policy ? policyOn(policy, clock.today()).coverages : [];
  }

  /** The field that the insurer refused, and why. It shows on its own step alone. */
  get refused(): { readonly field: ClaimField; readonly message: string } | undefined {
    const { state } = this.submission;
    return state.kind === 'fieldRefused' ? state : undefined;
  }

  /** How the insurer reaches the customer. */
  get savedContact(): Contact {
    return contactOf(this.#dependencies.record.profile.read(), this.draft.otherPhoneNumber);
  }

  /** The contact form: the saved contact with what the customer typed over it. */
  get contact(): Contact {
    return { ...this.savedContact, ...this.#contactDraft.read() };
  }

  /**
   * The screen for a step that the customer asks for. An incomplete step before it comes first. Until the reply arrives, the step that
   * saves or submits stays, because only that step shows the outcome. Once the claim is filed, no step stays but the one that the
   * confirmation is about to replace.
   */
  landing(asked: ClaimStep): RouteName {
    if (this.isConfirmed || this.submission.state.kind === 'filed')
      return this.#dependencies.navigation.pending ? routeOfStep[asked] : 'claim';
    if (this.contactSubmission.isSending) return 'claimContact';
    if (this.submission.isSending) return 'claimSummary';
    return routeOfStep[this.hasNoPolicy ? 'intro' : reachableStep(asked, this.draft, this.today)];
  }

  /** From now on, no step of the claim can be opened. */
  confirm(): void {
    this.isConfirmed = true;
  }

  get isSending(): boolean {
    return [this.submission, this.contactSubmission].some(({ state }) => state.kind === 'sending');
  }

  /** Clears an error of another step, or of an entry that has changed since. */
  clearError(step?: ClaimStep): void {
    const { kind } = this.submission.state;
    this.state = { kind: 'editing' };
    this.contactSubmission.clear();
    if (kind === 'notFiled' || (kind === 'fieldRefused' && step !== this.#refusedStep)) this.submission.clear();
  }

  /**
   * A change starts a new claim after one was filed. Every change gives a claim a new key: a duplicated tab sends the same claim under the
   * same key, and a different claim under a different key.
   */
  change(change: Partial<ClaimDraft>): void {
    const { record, ids } = this.#dependencies;
    record.claim.write({ ...this.draft, idempotencyKey: ids.next(), claimNumber: '', ...change });
    this.state = { kind: 'editing' };
    this.contactSubmission.clear();
    this.submission.clear();
  }

  changeContact(change: Partial<Contact>): void {
    this.#contactDraft.write({ ...this.#contactDraft.read(), ...change });
    this.clearError();
  }

  /** Goes to the next step if this one is complete. */
  next(step: 'intro' | keyof typeof stepRules, backToSummary = false): void {
    const [error] = step === 'intro' ? [] : stepRules[step](this.draft, this.today);
    if (error) this.state = { kind: 'invalid', error };
    else this.#dependencies.navigation.go(routeOfStep[backToSummary ? 'summary' : stepAfter(step)]);
  }

  /** Goes to the previous screen, or to the claims once the claim is filed. */
  back(): void {
    const { navigation } = this.#dependencies;
    if (this.draft.claimNumber === '') navigation.back();
    else navigation.go('claim');
  }

  /** The step of the field that the insurer refused. */
  get #refusedStep(): 'what' | 'when' | undefined {
    const { state } = this.submission;
    if (state.kind !== 'fieldRefused') return undefined;
    return state.field === 'dateOfLoss' ? 'when' : 'what';
  }

  get #contactDraft(): Slot<Partial<Contact>> {
    return this.#dependencies.record.claimContact;
  }

  /** Forgets what was typed on the contact step once it is saved, or the claim is filed. */
  async #forgetContact<Outcome extends { readonly kind: string }>(reply: Promise<Outcome>): Promise<Outcome> {
    const outcome = await reply;
    if (outcome.kind === 'saved' || outcome.kind === 'filed') this.#contactDraft.reset();
    return outcome;
  }
}
