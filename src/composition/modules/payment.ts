import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { CardForm } from '../../ui/billing/CardForm';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { paymentUseCases } from '../useCases/payment';
import { type Module, needing } from '../wire';

/** Another payment method. */
export const paymentModule: Module = {
  ...paymentUseCases,
  paymentDraft: ({ record }) => record.drafts.of('payment', emptyPaymentDraft),
  openPayment: needing(
    [
      'paymentDraft',
      'preparePayment',
      'changePayment',
      'openCardForm',
      'billing',
      'sanitise',
      'record',
      'clock',
      'navigation',
      'errors',
    ],
    ({ openCardForm, ...needs }) =>
      (slot) =>
        new PaymentViewModel({
          ...needs,
          cardForm: new CardForm({ slot, openCardForm }),
          agreements: new AgreementTexts(needs),
        }),
  ),
};
