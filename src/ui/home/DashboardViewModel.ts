import { makeAutoObservable } from 'mobx';
import type { LoadProfile } from '../../application/customer/loadProfile';
import type { LoadPolicy } from '../../application/policy/loadPolicy';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Clock } from '../../application/ports/Clock';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { type BillingTerm, defaultBillingTerm, premiumPeriod } from '../../domain/billing/BillingTerm';
import { nextChargeDay } from '../../domain/billing/nextChargeDay';
import { maySettleBill } from '../../domain/billing/renewal';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Claim } from '../../domain/claims/Claim';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { mayClaim } from '../../domain/claims/eligibility';
import type { Profile } from '../../domain/customer/Profile';
import type { Money } from '../../domain/Money';
import { type Policy, isActive, isCancelled } from '../../domain/policy/Policy';
import { runAction } from '../screen/runAction';

export type DashboardCard = 'policy' | 'profile' | 'claim' | 'billing';

interface PolicyTerm {
  readonly status: string;
  readonly firstDay?: CalendarDate | undefined;
  readonly lastDay?: CalendarDate | undefined;
}

interface Premium {
  readonly period: 'monthly' | 'yearly';
  readonly amount: Money;
}

interface Charge {
  readonly on: CalendarDate;
  readonly amount: Money | undefined;
}

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'claim' | 'latestClaim' | 'receipt' | 'standing'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly clock: Clock;
  readonly errors: ErrorHandler;
}

export class DashboardViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    void runAction(
      this.#dependencies.errors,
      async () => {
        await this.#dependencies.loadPolicy(signal);
        await this.#dependencies.loadProfile(signal);
      },
      signal,
    );
  }

  /** The cards in order; `undefined` until the profile has loaded. */
  get cards(): readonly DashboardCard[] | undefined {
    const profile = this.#dependencies.record.profile.read();
    if (profile === undefined) return undefined;
    return [
      'policy',
      ...(this.isPolicyInactive ? [] : (['profile'] as const)),
      ...(mayClaim(profile) ? (['claim'] as const) : []),
      'billing',
    ];
  }

  get policy(): Policy | undefined {
    return this.#dependencies.record.policy.read();
  }

  /** The status, with the first day of a term that has not begun, or else the last day of a policy that is active. */
  get term(): PolicyTerm | undefined {
    const { policy } = this;
    if (policy === undefined) return undefined;
    const { status, termStart, termEnd } = policy;
    if (!isActive(policy)) return { status };
    if (termStart !== undefined && termStart > this.today) return { status, firstDay: termStart };
    return { status, lastDay: termEnd };
  }

  get today(): CalendarDate {
    return this.#dependencies.clock.today();
  }

  get profile(): Profile | undefined {
    return this.#dependencies.record.profile.read();
  }

  /** Known once the customer has opened the claims. */
  get latestClaim(): Claim | undefined {
    return this.#dependencies.record.latestClaim.read();
  }

  get billingTerm(): BillingTerm {
    return this.profile?.billingTerm ?? defaultBillingTerm;
  }

  /** What an active policy costs. */
  get premium(): Premium | undefined {
    const { policy } = this;
    if (policy === undefined || !isActive(policy)) return undefined;
    const period = premiumPeriod(this.billingTerm);
    const amount = period === 'monthly' ? policy.monthlyPremium : policy.annualPremium;
    return amount === undefined ? undefined : { period, amount };
  }

  /** Known once the customer has opened billing. The amount is known within the term: another term may cost something else. */
  get nextCharge(): Charge | undefined {
    const { policy } = this;
    const standing = this.#dependencies.record.standing.read();
    if (policy === undefined || standing === undefined) return undefined;
    const on = nextChargeDay(policy, this.profile?.billingTerm, standing.paymentMethod, this.today);
    if (on === undefined) return undefined;
    return { on, amount: on === policy.termEnd ? undefined : this.premium?.amount };
  }

  get isPolicyInactive(): boolean {
    const { policy } = this;
    return policy !== undefined && !isActive(policy);
  }

  /** The last day of a term that the customer renews by paying. */
  get endedOn(): CalendarDate | undefined {
    const { policy } = this;
    if (policy === undefined || !maySettleBill(policy, this.billingTerm, this.today)) return undefined;
    return policy.termEnd;
  }

  /** Whether Payment Information is open to the customer. */
  get mayPay(): boolean {
    return this.policy === undefined || !isCancelled(this.policy);
  }

  /** Whether a claim is in progress. */
  get hasDraft(): boolean {
    return isInProgress(this.#dependencies.record.claim.read());
  }

  /** Known once the customer has opened billing: the dashboard makes no call for it. */
  get pastDue(): { readonly balance?: Money | undefined } | undefined {
    const standing = this.#dependencies.record.standing.read();
    return standing?.pastDue ? standing : undefined;
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
    return this.#dependencies.record.policy.read()?.sessionCancel ?? false;
  }
}
