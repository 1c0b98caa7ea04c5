import { makeAutoObservable } from 'mobx';
import type { LoadProfile } from '../../application/account/loadProfile';
import type { ReadFacts } from '../../application/home/readFacts';
import type { LoadPolicy } from '../../application/account/loadPolicy';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Clock } from '../../application/ports/Clock';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { AccountStanding } from '../../domain/account/AccountStanding';
import { nextCharge } from '../../domain/account/nextCharge';
import { premiumOf } from '../../domain/account/premiumOf';
import type { Premium } from '../../domain/account/Receipt';
import { maySettleBill } from '../../domain/billing/renewal';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Claim } from '../../domain/claims/Claim';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { mayClaim } from '../../domain/claims/eligibility';
import type { Profile } from '../../domain/customer/Profile';
import { isActive, isCancelled, isInactive } from '../../domain/account/PaidPolicy';
import type { Policy } from '../../domain/policy/Policy';
import { runAction } from '../screen/runAction';

export type DashboardCard = 'policy' | 'profile' | 'claim' | 'billing';

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'claim' | 'latestClaim' | 'receipt' | 'standing'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly readFacts: ReadFacts;
  readonly clock: Clock;
  readonly errors: ErrorHandler;
}

export class DashboardViewModel {
  /** Whether this visit began before billing was known: the places of the facts are kept, so that nothing moves when they arrive. */
  readonly awaitsFacts: boolean;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.awaitsFacts = dependencies.record.standing.read() === undefined;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { loadPolicy, loadProfile, readFacts, errors } = this.#dependencies;
    const load = async () => {
      await loadPolicy(signal);
      await loadProfile(signal);
      await readFacts(signal);
    };
    void runAction(errors, load, signal);
  }

  /** The cards in order; `undefined` until the profile has loaded. */
  get cards(): readonly DashboardCard[] | undefined {
    const { profile, isPolicyInactive } = this;
    if (profile === undefined) return undefined;
    const isShown = { policy: true, profile: !isPolicyInactive, claim: mayClaim(profile), billing: true };
    return (['policy', 'profile', 'claim', 'billing'] as const).filter((card) => isShown[card]);
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** The status, with the first day of a term that has not begun, or else the last day of a policy that is active. */
  get term() {
    const { policy } = this;
    if (policy === undefined) return undefined;
    const { status, termStart, termEnd } = policy;
    if (!isActive(policy)) return { status };
    return termStart !== undefined && termStart > this.#today
      ? { status, firstDay: termStart }
      : { status, lastDay: termEnd };
  }

  get profile(): Profile | undefined {
    return this.#dependencies.record.profile.read();
  }

  /** Known once the claims have been listed. */
  get latestClaim(): Claim | undefined {
    return this.#dependencies.record.latestClaim.read();
  }

  /** What an active policy costs. */
  get premium(): Premium | undefined {
    const { policy } = this;
    return policy && isActive(policy) ? premiumOf(policy, this.profile?.billingTerm) : undefined;
  }

  /** Known once billing has been read. */
  get nextCharge() {
    const { policy } = this;
    const standing = this.#dependencies.record.standing.read();
    return policy && standing && nextCharge(policy, this.profile?.billingTerm, standing.paymentMethod, this.#today);
  }

  get isPolicyInactive(): boolean {
    return isInactive(this.policy);
  }

  /** The last day of a term that the customer renews by paying. */
  get endedOn(): CalendarDate | undefined {
    const { policy, profile } = this;
    return policy && maySettleBill(policy, profile?.billingTerm, this.#today) ? policy.termEnd : undefined;
  }

  /** Whether Payment Information is open to the customer. */
  get mayPay(): boolean {
    return !isCancelled(this.policy);
  }

  /** Whether a claim is in progress. */
  get hasDraft(): boolean {
    return isInProgress(this.#dependencies.record.claim.read());
  }

  /** Known once billing has been read. */
  get pastDue(): AccountStanding | undefined {
    const standing = this.#dependencies.record.standing.read();
    return standing?.pastDue ? standing : undefined;
  }

  /** Known once billing has been read. */
  get isNothingPastDue(): boolean {
    return this.#dependencies.record.standing.read()?.pastDue === false;
  }

  /** Whether what may be past due has a place. A customer without a policy owes nothing. */
  get keepsPastDuePlace(): boolean {
    return this.policy !== undefined && (this.awaitsFacts || this.isNothingPastDue || this.pastDue !== undefined);
  }

  get needsAttention(): boolean {
    const isNews = this.isPolicyInactive && !this.hasCancelled;
    return this.pastDue !== undefined || isNews || this.endedOn !== undefined || this.hasDraft;
  }

  /** Whether My Policy has the receipt of the cancellation. */
  get hasReceipt(): boolean {
    return this.#dependencies.record.receipt.read()?.kind === 'cancellation';
  }

  get hasCancelled(): boolean {
    return this.policy?.sessionCancel ?? false;
  }

  get #today(): CalendarDate {
    return this.#dependencies.clock.today();
  }
}
