import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { LoadPolicy } from '../../application/account/loadPolicy';
import type { LoadProfile } from '../../application/account/loadProfile';
import type { ReadFacts } from '../../application/home/readFacts';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { AccountStanding, PaymentMethod } from '../../domain/account/AccountStanding';
import { nextCharge } from '../../domain/account/nextCharge';
import { isActive, isCancelled, isInactive, policyOn } from '../../domain/account/PaidPolicy';
import { premiumOf } from '../../domain/account/premiumOf';
import type { Premium } from '../../domain/account/Receipt';
import { mayPayBill } from '../../domain/billing/mayPayBill';
import type { CalendarDate } from '../../domain/CalendarDate';
import { type Claim, isOpen } from '../../domain/claims/Claim';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { mayClaim } from '../../domain/claims/mayClaim';
import type { Policy } from '../../domain/policy/Policy';
import type { Profile } from '../../domain/profile/Profile';
import { runAction } from '../screen/runAction';

/** Why nothing is covered today, with the day that matters. */
export type Situation =
  | { readonly kind: 'none' | 'inactive' }
  | { readonly kind: 'upcoming'; readonly day: CalendarDate }
  | { readonly kind: 'ended'; readonly day: CalendarDate; readonly mayPay: boolean };

export type DashboardCard = 'policy' | 'profile' | 'claim' | 'billing';

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'claim' | 'claims' | 'receipt' | 'standing'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly readFacts: ReadFacts;
  readonly clock: Pick<Clock, 'today'>;
  readonly errors: ErrorHandler;
  readonly afterPaint: () => Promise<void>;
}

export class DashboardViewModel {
  readonly #dependencies: Dependencies;
  /** Whether policy and profile have been read. Only then does a record without a policy mean that there is none. */
  private isRead = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    // Most values are read once: they need no cache. This one changes less often than what it is read from.
    makeObservable<this, 'isRead'>(this, { isRead: observable, needsAttention: computed });
  }

  start(signal: AbortSignal): void {
    const { loadPolicy, loadProfile, readFacts, errors, afterPaint } = this.#dependencies;
    const load = async () => {
      // A screen with known data is painted before the data is read again.
      if (this.cards !== undefined) await afterPaint();
      await loadPolicy(signal);
      await loadProfile(signal);
      runInAction(() => (this.isRead = true));
      await readFacts(signal);
    };
    void runAction(errors, load, signal);
  }

  /** The cards in order; `undefined` until policy and profile have loaded. */
  get cards(): readonly DashboardCard[] | undefined {
    const { profile } = this;
    if (profile === undefined || (this.policy === undefined && !this.isRead)) return undefined;
    const isShown = { policy: true, profile: !this.isPolicyInactive, claim: mayClaim(profile), billing: true };
    return (['policy', 'profile', 'claim', 'billing'] as const).filter((card) => isShown[card]);
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** Why nothing is covered today; a cancellation of this session has a message of its own. Known once the cards are. */
  get situation(): Situation | undefined {
    const { policy, profile, hasCancelled } = this;
    if (policy === undefined) return { kind: 'none' };
    if (!isActive(policy)) return hasCancelled ? undefined : { kind: 'inactive' };
    const { termStart, termEnd } = policyOn(policy, this.#today);
    if (termStart !== undefined && termStart > this.#today) return { kind: 'upcoming', day: termStart };
    if (termEnd === undefined || termEnd >= this.#today) return undefined;
    return { kind: 'ended', day: termEnd, mayPay: mayPayBill(policy, profile?.billingTerm, this.#today) };
  }

  /** The policy's number, and the status and the day that the card has. A term that has ended is not called current. */
  get term() {
    const { policy, situation } = this;
    if (policy === undefined) return undefined;
    const { policyNumber, status, termEnd } = policy;
    if (!isActive(policy)) return { policyNumber, status };
    if (situation?.kind === 'upcoming')
      return { policyNumber, status, day: { kind: 'firstDay', date: situation.day } } as const;
    if (situation?.kind === 'ended')
      return { policyNumber, status: '', day: { kind: 'ended', date: situation.day } } as const;
    return { policyNumber, status, ...(termEnd && { day: { kind: 'lastDay', date: termEnd } as const }) };
  }

  get profile(): Profile | undefined {
    return this.#dependencies.record.profile.read();
  }

  /** The newest claim that is open, or else the latest. Known once the claims have been listed. */
  get latestClaim(): Claim | undefined {
    const claims = this.#dependencies.record.claims.read();
    return claims?.find(isOpen) ?? claims?.[0];
  }

  /** What an active policy costs. */
  get premium(): Premium | undefined {
    const { policy } = this;
    return policy && isActive(policy) ? premiumOf(policyOn(policy, this.#today), this.profile?.billingTerm) : undefined;
  }

  get nextCharge() {
    const { policy } = this;
    const standing = this.#standing;
    return policy && standing && nextCharge(policy, this.profile?.billingTerm, standing.paymentMethod, this.#today);
  }

  get isPolicyInactive(): boolean {
    return isInactive(this.policy);
  }

  /** Whether Payment Information is open to the customer. */
  get mayPay(): boolean {
    return !isCancelled(this.policy);
  }

  get hasDraft(): boolean {
    return isInProgress(this.#dependencies.record.claim.read());
  }

  get pastDue(): AccountStanding | undefined {
    return this.#standing?.pastDue ? this.#standing : undefined;
  }

  get isNothingPastDue(): boolean {
    return this.#standing?.pastDue === false;
  }

  /** What pays the next charge, of an active policy only. */
  get paymentMethod(): PaymentMethod | undefined {
    const method = this.#standing?.paymentMethod;
    return this.isPolicyInactive || method?.type === 'NONE' ? undefined : method;
  }

  /** Whether a claim can be reported or continued: not before the policy has begun. */
  get showsClaims(): boolean {
    const { policy, profile, situation } = this;
    if (profile === undefined || !mayClaim(profile)) return false;
    return this.hasDraft || (policy !== undefined && situation?.kind !== 'upcoming');
  }

  get needsAttention(): boolean {
    return this.pastDue !== undefined || this.hasDraft;
  }

  /** Whether My Policy has the receipt of the cancellation. */
  get hasReceipt(): boolean {
    return this.#dependencies.record.receipt.read()?.kind === 'cancellation';
  }

  get hasCancelled(): boolean {
    return this.policy?.sessionCancel ?? false;
  }

  /** Known once billing has been read. */
  get #standing(): AccountStanding | undefined {
    return this.#dependencies.record.standing.read();
  }

  get #today(): CalendarDate {
    return this.#dependencies.clock.today();
  }
}
