import { observer } from 'mobx-react-lite';
import type { Billing } from '../../application/billing/loadBilling';
import type { CardSlot } from '../../application/ports/CardElement';
import { useVisit } from '../app/useVisit';
import { BillingOverview } from './BillingOverview';
import type { BillingViewModel, PaymentPage } from './BillingViewModel';
import { usePayingVisit } from './payingState';
import { PaymentScreen } from './PaymentScreen';
import type { PaymentViewModel } from './PaymentViewModel';

/** Opens Payment Information over what the page has loaded, with the card fields in the slot. */
export type OpenPayment = (page: PaymentPage, billing: Billing, slot: CardSlot) => PaymentViewModel;

interface BillingScreenProps {
  readonly open: () => BillingViewModel;
  readonly openPayment: OpenPayment;
}

/** Billing, and Payment Information, which is a state of it (decisions, "Screens"). */
export const BillingScreen = observer(({ open, openPayment }: BillingScreenProps) => {
  const viewModel = useVisit(open);
  const visit = usePayingVisit();
  const { content, mayChange, closedVisit } = viewModel;
  if (visit !== undefined && visit !== closedVisit && mayChange && content.kind === 'idle') {
    return (
      <PaymentScreen key={visit} open={(slot) => openPayment(viewModel.paymentPage(visit), content.billing, slot)} />
    );
  }
  return <BillingOverview viewModel={viewModel} />;
});
