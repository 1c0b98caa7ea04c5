import { makeAutoObservable } from 'mobx';
import type { CompleteRecord } from '../../application/account/completeRecord';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { hasStarted, isActive } from '../../domain/account/PaidPolicy';
import type { Policy } from '../../domain/policy/Policy';
import { type VariantAction, offersAction } from '../../domain/Variant';
import { routes } from '../screen/routes';
import { readDuring } from '../screen/runAction';

interface Dependencies {
  /** The address under /policy that the customer opens. */
  readonly route: string;
  readonly policyActions: readonly VariantAction[];
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly completeRecord: CompleteRecord;
  readonly clock: Pick<Clock, 'today'>;
  readonly errors: ErrorHandler;
}

/** Decides once, on arrival, so that a customer who cancels the policy there is not sent away. */
export class PolicyActionGateViewModel {
  entry: 'unknown' | 'allowed' | 'refused' = 'unknown';

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    const { completeRecord, record, errors } = this.#dependencies;
    void readDuring(signal, errors, completeRecord, () => {
      const policy = record.policy.read();
      this.entry = policy !== undefined && this.#isOpenTo(policy) ? 'allowed' : 'refused';
    });
  }

  #isOpenTo(policy: Policy): boolean {
    const { route, policyActions, clock } = this.#dependencies;
    if (!offersAction(policyActions, route)) return false;
    // Edit Policy itself says that the term has not started, whatever the term's status.
    return isActive(policy) || (route === routes.editPolicy && !hasStarted(policy, clock.today()));
  }
}
