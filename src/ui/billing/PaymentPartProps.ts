import type { Billing } from '../../application/billing/loadBilling';
import type { PaymentViewModel } from './PaymentViewModel';

/** What each part of Payment Information draws from. */
export interface PaymentPartProps {
  readonly viewModel: PaymentViewModel;
  readonly billing: Billing;
}
