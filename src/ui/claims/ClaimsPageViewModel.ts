import { makeAutoObservable } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import { isInProgress } from '../../domain/claims/ClaimDraft';
import { isActive } from '../../domain/policy/Policy';

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'claim' | 'policy'>;
}

export class ClaimsPageViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isPolicyInactive(): boolean {
    const policy = this.#dependencies.record.policy.read();
    return policy !== undefined && !isActive(policy);
  }

  get hasDraft(): boolean {
    return isInProgress(this.#dependencies.record.claim.read());
  }
}
