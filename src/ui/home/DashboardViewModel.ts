import { makeAutoObservable } from 'mobx';
import type { LoadProfile } from '../../application/customer/loadProfile';
import type { LoadPolicy } from '../../application/policy/loadPolicy';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { mayClaim } from '../../domain/claims/eligibility';
import type { Money } from '../../domain/Money';
import { isActive } from '../../domain/policy/Policy';
import { attempt } from '../app/attempt';

export type DashboardCard = 'policy' | 'profile' | 'claim' | 'billing';

/** What the customer sees first: where they can go, and what they should know (document 1, section 2, /home). */
export class DashboardViewModel {
  readonly #record: Pick<CustomerRecord, 'policy' | 'profile' | 'claim' | 'standing'>;
  readonly #loadPolicy: LoadPolicy;
  readonly #loadProfile: LoadProfile;
  readonly #failures: FailureHandler;

  constructor(
    record: Pick<CustomerRecord, 'policy' | 'profile' | 'claim' | 'standing'>,
    loadPolicy: LoadPolicy,
    loadProfile: LoadProfile,
    failures: FailureHandler,
  ) {
    this.#record = record;
    this.#loadPolicy = loadPolicy;
    this.#loadProfile = loadProfile;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    const visit = new AbortController();
    void attempt(
      this.#failures,
      async () => {
        await this.#loadPolicy(visit.signal);
        await this.#loadProfile(visit.signal);
      },
      visit.signal,
    );
    return () => visit.abort();
  }

  /** The cards, in their order; none before the profile is loaded. */
  get cards(): readonly DashboardCard[] | undefined {
    const profile = this.#record.profile.read();
    if (profile === undefined) return undefined;
    return [
      'policy',
      ...(this.isPolicyInactive ? [] : (['profile'] as const)),
      ...(mayClaim(profile) ? (['claim'] as const) : []),
      'billing',
    ];
  }

  get isPolicyInactive(): boolean {
    const policy = this.#record.policy.read();
    return policy !== undefined && !isActive(policy);
  }

  /** Whether a claim was begun and not sent yet. */
  get hasDraft(): boolean {
    return isInProgress(this.#record.claim.read());
  }

  /** What is past due, as far as billing was looked at since signing in: the dashboard itself does not ask. */
  get pastDueBalance(): Money | undefined {
    const standing = this.#record.standing.read();
    return standing?.pastDue ? standing.balance : undefined;
  }

  get needsAttention(): boolean {
    return this.isPolicyInactive || this.pastDueBalance !== undefined || this.hasDraft;
  }

  get hasCancelled(): boolean {
    return this.#record.policy.read()?.sessionCancel ?? false;
  }
}
