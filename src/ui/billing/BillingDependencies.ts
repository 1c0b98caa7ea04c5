import type { CompleteRecord } from '../../application/customer/completeRecord';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Navigation } from '../screen/Navigation';

/** What every view-model of billing depends on. */
export interface BillingDependencies {
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt' | 'standing'>;
  readonly completeRecord: CompleteRecord;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}
