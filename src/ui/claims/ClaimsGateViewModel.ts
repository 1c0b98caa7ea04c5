import { makeAutoObservable } from 'mobx';
import type { LoadProfile } from '../../application/customer/loadProfile';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { mayClaim } from '../../domain/claims/eligibility';
import { attempt } from '../app/attempt';

/** Who may claim is known once the profile is (document 1, section 6). */
export class ClaimsGateViewModel {
  readonly #record: Pick<CustomerRecord, 'profile'>;
  readonly #loadProfile: LoadProfile;
  readonly #failures: FailureHandler;

  constructor(record: Pick<CustomerRecord, 'profile'>, loadProfile: LoadProfile, failures: FailureHandler) {
    this.#record = record;
    this.#loadProfile = loadProfile;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    const visit = new AbortController();
    if (this.entry === 'unknown') void attempt(this.#failures, () => this.#loadProfile(visit.signal), visit.signal);
    return () => visit.abort();
  }

  get entry(): 'unknown' | 'allowed' | 'refused' {
    const profile = this.#record.profile.read();
    if (profile === undefined) return 'unknown';
    return mayClaim(profile) ? 'allowed' : 'refused';
  }
}
