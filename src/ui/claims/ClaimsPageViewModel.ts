import { makeAutoObservable } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { isActive } from '../../domain/policy/Policy';

/** What stands above the claims list (document 1, section 2, /claim). */
export class ClaimsPageViewModel {
  readonly #record: Pick<CustomerRecord, 'claim' | 'policy'>;

  constructor(record: Pick<CustomerRecord, 'claim' | 'policy'>) {
    this.#record = record;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isPolicyInactive(): boolean {
    const policy = this.#record.policy.read();
    return policy !== undefined && !isActive(policy);
  }

  get hasDraft(): boolean {
    return isInProgress(this.#record.claim.read());
  }
}
