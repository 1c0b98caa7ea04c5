import { makeAutoObservable, runInAction } from 'mobx';
import type { FollowCoverageChange } from '../../application/policy/followCoverageChange';
import type { PreviewCoverageChange } from '../../application/policy/previewCoverageChange';
import type { SubmitCoverageChange } from '../../application/policy/submitCoverageChange';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';
import type { BillingHistory } from '../../domain/billing/BillingHistory';
import { defaultBillingTerm } from '../../domain/billing/BillingTerm';
import type { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';
import { type Coverage, type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import { hasStarted, offeredCoverages } from '../../domain/policy/coverageChange';
import { type SubmissionObstacle, canSettle, submissionObstacle } from '../../domain/policy/coverageSubmission';
import { type DisclosureScenario, disclosureScenario, needsConsent } from '../../domain/policy/disclosure';
import type { Policy } from '../../domain/policy/Policy';
import type { RatePreview } from '../../domain/policy/rates';
import { attempt } from '../app/attempt';
import type { Navigation } from '../app/Navigation';
import { coveragesChanged } from './policyNotice';

type State =
  | { readonly kind: 'loading' }
  /** The billing history is not to be had now. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'rating' }
  | { readonly kind: 'submitting' }
  /** The change was sent, and is not carried out yet. */
  | { readonly kind: 'takingLonger'; readonly correlationId: string };

/** A coverage that can be added or removed. */
export interface CoverageOffer {
  readonly code: CoverageCode;
  /** As it is on the policy now. */
  readonly held: Coverage | undefined;
  readonly isSelected: boolean;
}

/** Changing the coverages of the policy (document 2, sections 2 and 4, edit policy). */
export class EditPolicyViewModel {
  state: State = { kind: 'loading' };
  billing: BillingHistory | undefined = undefined;
  selection: readonly CoverageCode[] = [];
  hasConsented = false;
  /** Why the last preview or submission did not go through. */
  refusal: CoverageChangeRefusal | { readonly kind: 'unsettled' } | undefined = undefined;

  readonly #record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate'>;
  readonly #billingGateway: Pick<BillingGateway, 'history'>;
  readonly #preview: PreviewCoverageChange;
  readonly #submit: SubmitCoverageChange;
  readonly #follow: FollowCoverageChange;
  readonly #clock: Clock;
  readonly #navigation: Navigation;
  readonly #failures: FailureHandler;
  #visit = new AbortController();
  #rating = new AbortController();

  constructor(
    record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate'>,
    billingGateway: Pick<BillingGateway, 'history'>,
    preview: PreviewCoverageChange,
    submit: SubmitCoverageChange,
    follow: FollowCoverageChange,
    clock: Clock,
    navigation: Navigation,
    failures: FailureHandler,
  ) {
    this.#record = record;
    this.#billingGateway = billingGateway;
    this.#preview = preview;
    this.#submit = submit;
    this.#follow = follow;
    this.#clock = clock;
    this.#navigation = navigation;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    this.#visit = new AbortController();
    if (this.isEffective) void this.load();
    return () => {
      this.#visit.abort();
      this.#rating.abort();
    };
  }

  /** Fetches the billing history and begins with the present coverages; also what trying again does. */
  async load(): Promise<void> {
    const { signal } = this.#visit;
    this.state = { kind: 'loading' };
    await attempt(
      this.#failures,
      async () => {
        const reply = await this.#billingGateway.history(signal);
        if (signal.aborted) return;
        runInAction(() => {
          if (reply.kind === 'unavailable') this.state = reply;
          else this.billing = reply.value;
        });
        if (reply.kind === 'loaded') await this.select(codesOf(this.policy?.coverages ?? []));
      },
      signal,
    );
  }

  get policy(): Policy | undefined {
    return this.#record.policy.read();
  }

  /** Whether the term has begun: before, nothing can be changed. */
  get isEffective(): boolean {
    return this.policy !== undefined && hasStarted(this.policy, this.today);
  }

  /** Also the payment date. */
  get today(): CalendarDate {
    return this.#clock.today();
  }

  get offers(): readonly CoverageOffer[] {
    const { policy } = this;
    if (policy === undefined) return [];
    return offeredCoverages(policy).map((code) => ({
      code,
      held: policy.coverages.find((coverage) => coverage.code === code),
      isSelected: this.selection.includes(code),
    }));
  }

  /** What the selection would cost; `undefined` while that is not known. */
  get preview(): RatePreview | undefined {
    return this.#record.rate.read().preview;
  }

  get isPastDue(): boolean {
    return this.billing?.pastDue ?? false;
  }

  get scenario(): DisclosureScenario | undefined {
    const { billing, preview } = this;
    const term = this.#record.profile.read()?.billingTerm ?? defaultBillingTerm;
    return billing && preview && disclosureScenario(term, billing.paymentMethod.type, preview.proratedValue);
  }

  get needsConsent(): boolean {
    return needsConsent(this.scenario);
  }

  /** Whether money would have to move by Electronic Funds Transfer, which it cannot. */
  get isUnsettled(): boolean {
    const { billing, preview } = this;
    return (
      billing !== undefined && preview !== undefined && !canSettle(billing.paymentMethod.type, preview.proratedValue)
    );
  }

  /** Whether Submit takes money ('SUBMIT PAYMENT'), or only updates the policy. */
  get isPayment(): boolean {
    return (this.preview?.proratedValue ?? Money.zero) > Money.zero;
  }

  /** What keeps Submit disabled; it is enabled only in the ready state. */
  get obstacle(): SubmissionObstacle | 'busy' | undefined {
    const { billing, policy, selection, preview, scenario, hasConsented } = this;
    if (this.state.kind !== 'ready' || billing === undefined || policy === undefined) return 'busy';
    return submissionObstacle({ policy, selection, preview, scenario, hasConsented, billing });
  }

  add(code: CoverageCode): void {
    void this.select([...this.selection.filter((selected) => selected !== code), code]);
  }

  remove(code: CoverageCode): void {
    void this.select(this.selection.filter((selected) => selected !== code));
  }

  consent(hasConsented: boolean): void {
    this.hasConsented = hasConsented;
  }

  /** Asks again what the selection costs. */
  rateAgain(): void {
    void this.select(this.selection);
  }

  /** Chooses coverages and has them rated; the answer about an earlier choice is no longer waited for. */
  async select(selection: readonly CoverageCode[]): Promise<void> {
    if (this.isPastDue && this.state.kind !== 'loading') return;
    if (this.state.kind === 'submitting' || this.state.kind === 'takingLonger') return;
    this.#rating.abort();
    this.#rating = new AbortController();
    const { signal } = this.#rating;
    this.selection = selection;
    this.hasConsented = false;
    this.refusal = undefined;
    this.state = { kind: 'rating' };
    await attempt(
      this.#failures,
      async () => {
        const outcome = await this.#preview(selection, signal);
        if (signal.aborted) return;
        runInAction(() => {
          this.state = { kind: 'ready' };
          if (outcome.kind !== 'rated') this.refusal = outcome;
        });
      },
      signal,
    );
  }

  /** Sends the change, and follows it until it is carried out. */
  async submit(): Promise<void> {
    const { billing, policy, selection, preview, scenario, hasConsented } = this;
    if (this.obstacle !== undefined || billing === undefined || policy === undefined) return;
    this.refusal = undefined;
    this.state = { kind: 'submitting' };
    await attempt(this.#failures, async () => {
      const method = billing.paymentMethod.type;
      const outcome = await this.#submit({ policy, selection, preview, scenario, hasConsented, billing, method });
      if (outcome.kind === 'accepted') return this.#followToEnd(outcome.correlationId);
      runInAction(() => {
        this.state = { kind: 'ready' };
        if (outcome.kind !== 'incomplete') this.refusal = outcome;
      });
    });
  }

  async checkAgain(): Promise<void> {
    if (this.state.kind !== 'takingLonger') return;
    const { correlationId } = this.state;
    this.state = { kind: 'submitting' };
    await this.#followToEnd(correlationId);
  }

  async #followToEnd(correlationId: string): Promise<void> {
    const { signal } = this.#visit;
    await attempt(
      this.#failures,
      async () => {
        const outcome = await this.#follow(correlationId, signal);
        if (outcome.kind === 'complete')
          return this.#navigation.go('policy', { state: coveragesChanged, replace: true });
        runInAction(() => {
          if (outcome.kind === 'takingLonger') this.state = { kind: 'takingLonger', correlationId };
          else {
            this.state = { kind: 'ready' };
            this.refusal = { kind: 'refused', message: outcome.message };
          }
        });
      },
      signal,
    );
  }
}
