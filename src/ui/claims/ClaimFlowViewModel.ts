import { makeAutoObservable } from 'mobx';
import { ApiFailure } from '../../application/ApiFailure';
import type { LoadPolicy } from '../../application/account/loadPolicy';
import { notStarted } from '../screen/useVisit';
import type { FileClaim, FileClaimOutcome } from '../../application/claims/fileClaim';
import type { ResolveClaim } from '../../application/claims/resolveClaim';
import type { ResolveContact } from '../../application/claims/resolveContact';
import type { SaveContact, SaveContactOutcome } from '../../application/claims/saveContact';
import type { Draft } from '../../application/ports/Drafts';
import type { Pause } from '../../application/Pause';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import { pendingWrite } from '../../application/changes/writeOnce';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type ClaimDraft, whatHappened, whenHappened } from '../../domain/claims/ClaimDraft';
import { type ClaimStep, reachableStep } from '../../domain/claims/claimFlow';
import type { Contact, contactErrors } from '../../domain/customer/contact';
import { contactOf } from '../../domain/customer/contactOf';
import type { Coverage } from '../../domain/policy/Coverage';
import { runAction } from '../screen/runAction';
import type { Navigation } from '../screen/Navigation';
import type { RouteName } from '../screen/routes';

export const routeOfStep = {
  intro: 'claimReport',
  what: 'claimWhat',
  when: 'claimWhen',
  contact: 'claimContact',
  summary: 'claimSummary',
} as const satisfies Record<ClaimStep, RouteName>;

const routeAfter = { intro: 'claimWhat', what: 'claimWhen', when: 'claimContact' } as const;

type ClaimFieldError =
  | ReturnType<typeof whatHappened>[number]
  | ReturnType<typeof whenHappened>[number]
  | ReturnType<typeof contactErrors>[number];

type State =
  | { readonly kind: 'editing' | 'saving' | 'submitting' }
  | Extract<FileClaimOutcome, { readonly kind: 'filed' | 'dateRefused' }>
  /** The reply to the contact or to the claim was lost, and the state could not be read back. */
  | { readonly kind: 'contactUnknown' | 'claimUnknown' }
  /** A claim whose reply was lost has not arrived. It may be submitted again. */
  | { readonly kind: 'notFiled' }
  | { readonly kind: 'invalid'; readonly error: ClaimFieldError }
  /** The contact was not saved; the message is the insurer's and may be empty. */
  | { readonly kind: 'refused'; readonly message: string; readonly pause?: Pause | undefined };

interface Dependencies {
  readonly fileClaim: FileClaim;
  readonly resolveClaim: ResolveClaim;
  readonly saveContact: SaveContact;
  readonly resolveContact: ResolveContact;
  readonly loadPolicy: LoadPolicy;
  readonly record: Pick<CustomerRecord, 'claim' | 'profile' | 'policy' | 'sent' | 'drafts'>;
  readonly clock: Clock;
  readonly ids: UniqueIds;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

/** Reporting a claim, from the introduction to the confirmation: one view-model for all steps. */
export class ClaimFlowViewModel {
  state: State = { kind: 'editing' };
  /** What the customer typed on the contact step and has not saved. */
  typed: Partial<Contact>;
  /** The insurer has no policy for the customer, and would refuse the claim. */
  hasNoPolicy = false;

  readonly #dependencies: Dependencies;
  #visit = notStarted;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.typed = this.#contactDraft.read();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
    if (pendingWrite(this.#dependencies.record, 'claim')) void this.checkClaim();
    else if (this.#dependencies.record.policy.read() === undefined) void this.findPolicy(signal);
  }

  get draft(): ClaimDraft {
    return this.#dependencies.record.claim.read();
  }

  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  get coverages(): readonly Coverage[] {
    return this.#dependencies.record.policy.read()?.coverages ?? [];
  }

  /** How the insurer reaches the customer. */
  get savedContact(): Contact {
    return contactOf(this.#dependencies.record.profile.read(), this.draft.otherPhoneNumber);
  }

  /** The contact form: the saved contact with what the customer typed over it. */
  get contact(): Contact {
    return { ...this.savedContact, ...this.typed };
  }

  get isSending(): boolean {
    return this.state.kind === 'saving' || this.state.kind === 'submitting';
  }

  /**
   * Where a customer who asks for a step lands: on the first incomplete step if that is earlier, and on the step that saves or submits
   * until the reply arrives, because only that step shows the outcome. Back from the confirmation lands on the claims, not in an empty
   * form. The summary stays until the confirmation replaces it.
   */
  landing(asked: ClaimStep): RouteName {
    const { kind } = this.state;
    if (kind === 'filed') return asked === 'summary' ? 'claimSummary' : 'claim';
    if (kind === 'saving') return 'claimContact';
    if (kind === 'submitting') return 'claimSummary';
    return routeOfStep[this.hasNoPolicy ? 'intro' : reachableStep(asked, this.draft, this.today)];
  }

  /** A step does not show the error of another step, or of what has changed since. */
  clearError(step?: ClaimStep): void {
    if (this.state.kind === 'dateRefused' && step !== 'when') this.become({ kind: 'editing' });
    if (['invalid', 'refused', 'contactUnknown', 'notFiled'].includes(this.state.kind))
      this.become({ kind: 'editing' });
  }

  /**
   * A change starts a new claim after one was filed. Every change gives a claim a new key: a duplicated tab sends the same claim under the
   * same key, and a different claim under a different key.
   */
  change(change: Partial<ClaimDraft>): void {
    const { record, ids } = this.#dependencies;
    record.claim.write({ ...this.draft, idempotencyKey: ids.next(), claimNumber: '', ...change });
    if (!this.isSending) this.become({ kind: 'editing' });
  }

  changeContact(change: Partial<Contact>): void {
    this.typed = { ...this.typed, ...change };
    this.#contactDraft.write(this.typed);
    this.clearError();
  }

  /** Goes to the next step if this one is complete. */
  next(step: keyof typeof routeAfter, backToSummary = false): void {
    const [error] = { intro: [], what: whatHappened(this.draft), when: whenHappened(this.draft, this.today) }[step];
    if (error) return this.become({ kind: 'invalid', error });
    this.#dependencies.navigation.go(backToSummary ? 'claimSummary' : routeAfter[step]);
  }

  async saveContact(): Promise<void> {
    await this.#send('saving', async () => this.#showSaved(await this.#dependencies.saveContact(this.contact)));
  }

  /** Finds out whether a contact whose reply was lost has been saved. */
  async checkContact(): Promise<void> {
    const { resolveContact } = this.#dependencies;
    const signal = this.#visit;
    await this.#send('saving', async () => this.#showSaved(await resolveContact(this.contact, signal)), signal);
  }

  async submit(): Promise<void> {
    await this.#send('submitting', async () => this.#showFiled(await this.#dependencies.fileClaim()));
  }

  /** Finds out whether a claim whose reply was lost has arrived. */
  async checkClaim(): Promise<void> {
    const { resolveClaim } = this.#dependencies;
    const signal = this.#visit;
    await this.#send('submitting', async () => this.#showFiled(await resolveClaim(signal)), signal);
  }

  /** Goes to the previous screen, or to the claims once the claim is filed. */
  back(): void {
    const { navigation } = this.#dependencies;
    if (this.draft.claimNumber === '') navigation.back();
    else navigation.go('claim');
  }

  /** For a customer who did not come from the dashboard. A failure says nothing: the insurer still decides about the claim. */
  private async findPolicy(signal: AbortSignal): Promise<void> {
    const { loadPolicy, errors } = this.#dependencies;
    const find = async (): Promise<void> => {
      try {
        if ((await loadPolicy(signal)) === undefined) this.lackPolicy();
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.details.kind === 'unauthorized') throw failure;
      }
    };
    await runAction(errors, find, signal);
  }

  private lackPolicy(): void {
    this.hasNoPolicy = true;
  }

  private become(state: State): void {
    this.state = state;
  }

  private forgetContact(): void {
    this.#contactDraft.reset();
    this.typed = {};
  }

  get #contactDraft(): Draft<Partial<Contact>> {
    return this.#dependencies.record.drafts.of('claimContact', {});
  }

  /** Sends once, however often the button is pressed. */
  async #send(kind: 'saving' | 'submitting', action: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    if (this.isSending || this.state.kind === 'filed') return;
    this.become({ kind });
    if (!(await runAction(this.#dependencies.errors, action, signal))) this.become({ kind: 'editing' });
  }

  #showSaved(outcome: SaveContactOutcome): void {
    if (outcome.kind === 'unknown') return this.become({ kind: 'contactUnknown' });
    if (outcome.kind !== 'saved') return this.become(outcome);
    this.forgetContact();
    this.become({ kind: 'editing' });
    if (!this.#visit.aborted) this.#dependencies.navigation.go('claimSummary');
  }

  #showFiled(outcome: FileClaimOutcome | { readonly kind: 'notFiled' }): void {
    if (outcome.kind === 'unknown') return this.become({ kind: 'claimUnknown' });
    if (outcome.kind === 'incomplete') return this.become({ kind: 'editing' });
    this.become(outcome);
    if (outcome.kind === 'notFiled') return;
    if (outcome.kind === 'dateRefused')
      return this.#visit.aborted ? undefined : this.#dependencies.navigation.go('claimWhen');
    this.forgetContact();
    if (!this.#visit.aborted) this.#dependencies.navigation.go('claimConfirm', { replace: true });
  }
}
