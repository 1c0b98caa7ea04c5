import { makeAutoObservable, runInAction } from 'mobx';
import type { FileClaim } from '../../application/claims/fileClaim';
import type { SaveContact } from '../../application/claims/saveContact';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type ClaimDraft, whatHappened, whenHappened } from '../../domain/claims/ClaimDraft';
import { type ClaimStep, claimSteps, reachableStep } from '../../domain/claims/claimFlow';
import type { Contact, contactFailures } from '../../domain/customer/contact';
import { PhoneNumber } from '../../domain/PhoneNumber';
import type { Coverage } from '../../domain/policy/Coverage';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import type { RouteName } from '../app/routes';

const routeOfStep = {
  intro: 'claimReport',
  what: 'claimWhat',
  when: 'claimWhen',
  contact: 'claimContact',
  summary: 'claimSummary',
} as const satisfies Record<ClaimStep, RouteName>;

export type ClaimFailure =
  | ReturnType<typeof whatHappened>[number]
  | ReturnType<typeof whenHappened>[number]
  | ReturnType<typeof contactFailures>[number];

type Sending = { readonly kind: 'idle' | 'saving' | 'submitting' | 'filed' };

/** Reporting a claim, from the introduction to the confirmation (document 1, section 2): one for all of the steps. */
export class ClaimFlowViewModel {
  sending: Sending = { kind: 'idle' };
  failure: ClaimFailure | undefined = undefined;
  /** Why the contact was not saved; empty where the insurer did not say. */
  refusal: string | undefined = undefined;
  /** What the customer typed on the contact step, over what the profile says. */
  typed: Partial<Contact> = {};

  readonly #record: Pick<CustomerRecord, 'claim' | 'profile' | 'policy'>;
  readonly #saveContact: SaveContact;
  readonly #fileClaim: FileClaim;
  readonly #clock: Clock;
  readonly #ids: UniqueIds;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();
  #step = new AbortController();

  constructor(
    record: Pick<CustomerRecord, 'claim' | 'profile' | 'policy'>,
    saveContact: SaveContact,
    fileClaim: FileClaim,
    clock: Clock,
    ids: UniqueIds,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#record = record;
    this.#saveContact = saveContact;
    this.#fileClaim = fileClaim;
    this.#clock = clock;
    this.#ids = ids;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    return () => {
      this.#visit.abort();
      this.#step.abort();
    };
  }

  get draft(): ClaimDraft {
    return this.#record.claim.read();
  }

  get today(): CalendarDate {
    return this.#clock.today();
  }

  get coverages(): readonly Coverage[] {
    return this.#record.policy.read()?.coverages ?? [];
  }

  /** How the insurer will reach the customer. */
  get savedContact(): Contact {
    const profile = this.#record.profile.read();
    return {
      email: profile?.email ?? '',
      phoneNumber: PhoneNumber.ofStored(profile?.phoneNumber ?? ''),
      otherPhoneNumber: this.draft.otherPhoneNumber,
      contactPreference: profile?.contactPreference ?? 'email',
    };
  }

  /** What stands in the form; what was not saved waits there for as long as the customer is in the flow. */
  get contact(): Contact {
    return { ...this.savedContact, ...this.typed };
  }

  /**
   * Where a customer who asks for a step lands: on the first step that is not yet complete, if that is earlier. A claim that is being
   * sent is not changed any more, so that every step leads to where it is sent.
   */
  landing(asked: ClaimStep): { readonly step: ClaimStep; readonly route: RouteName } {
    const step = this.sending.kind === 'submitting' ? 'summary' : reachableStep(asked, this.draft, this.today);
    return { step, route: routeOfStep[step] };
  }

  /** The customer comes to a step, by whichever way; what was said on another does not belong there. Answers how to leave it. */
  arrive(): () => void {
    const step = new AbortController();
    this.#step = step;
    this.failure = undefined;
    this.refusal = undefined;
    return () => step.abort();
  }

  agree(agreedToFraudNotice: boolean): void {
    this.#write({ agreedToFraudNotice });
  }

  change(change: Partial<ClaimDraft>): void {
    this.#write(change);
    this.failure = undefined;
  }

  changeContact(change: Partial<Contact>): void {
    this.typed = { ...this.typed, ...change };
    this.failure = undefined;
    this.refusal = undefined;
  }

  /** On to the next step, unless this one is not yet complete. */
  next(step: 'intro' | 'what' | 'when', backToSummary: boolean): void {
    this.failure = this.#failuresOf(step)[0];
    if (this.failure) return;
    const following = claimSteps[claimSteps.indexOf(step) + 1] ?? 'summary';
    this.#navigation.go(backToSummary ? 'claimSummary' : routeOfStep[following]);
  }

  async saveContact(): Promise<void> {
    if (this.sending.kind !== 'idle') return;
    this.failure = undefined;
    this.refusal = undefined;
    this.sending = { kind: 'saving' };
    const { signal } = this.#step;
    await attempt(this.#failures, async () => {
      const outcome = await this.#saveContact(this.contact);
      runInAction(() => {
        if (outcome.kind === 'invalid') this.failure = outcome.failure;
        if (outcome.kind === 'refused') this.refusal = outcome.message;
      });
      if (outcome.kind === 'saved' && !signal.aborted) this.#navigation.go('claimSummary');
    });
    runInAction(() => {
      this.sending = { kind: 'idle' };
    });
  }

  /** Files the claim once, however often the button is pressed. */
  async submit(): Promise<void> {
    if (this.sending.kind !== 'idle') return;
    this.sending = { kind: 'submitting' };
    await attempt(this.#failures, async () => {
      const outcome = await this.#fileClaim();
      if (outcome.kind !== 'filed') return;
      runInAction(() => {
        this.sending = { kind: 'filed' };
        this.typed = {};
      });
      if (!this.#visit.signal.aborted) this.#navigation.go('claimConfirm', { replace: true });
    });
    runInAction(() => {
      if (this.sending.kind === 'submitting') this.sending = { kind: 'idle' };
    });
  }

  back(): void {
    this.#navigation.back();
  }

  #failuresOf(step: 'intro' | 'what' | 'when'): readonly ClaimFailure[] {
    if (step === 'what') return whatHappened(this.draft);
    if (step === 'when') return whenHappened(this.draft, this.today);
    return [];
  }

  /**
   * Writing anything begins a new claim; the number of the one that was filed before is then forgotten. Until it is sent, it has a
   * new key with every change: a tab that is duplicated sends the same claim under the same key, and another under another.
   */
  #write(change: Partial<ClaimDraft>): void {
    const { draft } = this;
    const idempotencyKey = draft.isSent ? draft.idempotencyKey : this.#ids.next();
    this.#record.claim.write({ ...draft, idempotencyKey, claimNumber: '', ...change });
    this.sending = { kind: 'idle' };
  }
}
