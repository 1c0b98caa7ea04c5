import { makeAutoObservable, runInAction } from 'mobx';
import type { CompleteRecord } from '../../application/customer/completeRecord';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import { isActive } from '../../domain/policy/Policy';
import { type VariantAction, offersAction } from '../../domain/Variant';
import { attempt } from '../app/attempt';

/**
 * Whether the customer may do what an address under /policy is for: only while the policy is active, and where the variant offers it
 * (document 2, section 6). It is decided on arrival: a policy that is cancelled in here does not turn its owner away.
 */
export class PolicyActionGateViewModel {
  entry: 'unknown' | 'allowed' | 'refused' = 'unknown';

  readonly #route: string;
  readonly #policyActions: readonly VariantAction[];
  readonly #record: Pick<CustomerRecord, 'policy'>;
  readonly #completeRecord: CompleteRecord;
  readonly #failures: FailureHandler;

  constructor(
    route: string,
    policyActions: readonly VariantAction[],
    record: Pick<CustomerRecord, 'policy'>,
    completeRecord: CompleteRecord,
    failures: FailureHandler,
  ) {
    this.#route = route;
    this.#policyActions = policyActions;
    this.#record = record;
    this.#completeRecord = completeRecord;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    const visit = new AbortController();
    void attempt(
      this.#failures,
      async () => {
        await this.#completeRecord(visit.signal);
        const policy = this.#record.policy.read();
        const isAllowed = policy !== undefined && isActive(policy) && offersAction(this.#policyActions, this.#route);
        runInAction(() => {
          this.entry = isAllowed ? 'allowed' : 'refused';
        });
      },
      visit.signal,
    );
    return () => visit.abort();
  }
}
