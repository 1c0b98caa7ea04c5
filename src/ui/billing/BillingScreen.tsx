import { observer } from 'mobx-react-lite';
import type { Billing } from '../../application/billing/loadBilling';
import type { CardSlot } from '../../application/ports/CardElement';
import { useVisit } from '../app/useVisit';
import { BillingOverview } from './BillingOverview';
import type { BillingViewModel } from './BillingViewModel';
import { useIsPaying } from './payingState';
import { PaymentScreen } from './PaymentScreen';
import type { PaymentViewModel } from './PaymentViewModel';

/** Opens Payment Information over what the page has loaded, with the card fields in the slot. */
export type OpenPayment = (page: BillingViewModel, billing: Billing, slot: CardSlot) => PaymentViewModel;

interface BillingScreenProps {
  readonly open: () => BillingViewModel;
  readonly openPayment: OpenPayment;
}

/** Billing, and Payment Information, which is a state of it (decisions, "Screens"). */
export const BillingScreen = observer(({ open, openPayment }: BillingScreenProps) => {
  const viewModel = useVisit(open);
  const isPaying = useIsPaying();
  const { content, mayChange } = viewModel;
  if (isPaying && mayChange && content.kind === 'idle') {
    return <PaymentScreen open={(slot) => openPayment(viewModel, content.billing, slot)} />;
  }
  return <BillingOverview viewModel={viewModel} />;
});
