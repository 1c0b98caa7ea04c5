import { changePayment } from '../../application/billing/changePayment';
import { methodWrite } from '../../application/billing/methodWrite';
import { openCardForm } from '../../application/billing/openCardForm';
import { paymentEffect } from '../../application/billing/paymentEffect';
import { preparePayment } from '../../application/billing/preparePayment';
import { resolvePayment } from '../../application/billing/resolvePayment';
import { updatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { CardForm } from '../../ui/billing/CardForm';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { wire } from '../wire';

/** Another payment method. */
export const paymentModule = wire((provide) => {
  provide('methodWrite', ['record', 'ids', 'loadHistory'], methodWrite);
  provide('paymentDraft', ['record'], ({ record }) => record.drafts.of('payment', emptyPaymentDraft));
  provide('resolvePayment', ['methodWrite', 'termWrite', 'paymentDraft'], resolvePayment);
  provide('paymentEffect', ['record', 'clock'], paymentEffect);
  provide(
    'preparePayment',
    ['record', 'completeRecord', 'resolvePayment', 'loadBilling', 'paymentDraft'],
    preparePayment,
  );
  provide(
    'updatePaymentMethod',
    ['billing', 'record', 'cards', 'paymentDraft', 'methodWrite', 'changeBillingTerm', 'ids', 'wait'],
    updatePaymentMethod,
  );
  provide('changePayment', ['record', 'paymentEffect', 'updatePaymentMethod', 'paymentDraft', 'clock'], changePayment);
  provide('openCardForm', ['cards', 'wait'], openCardForm);
  provide(
    'openPayment',
    [
      'paymentDraft',
      'paymentEffect',
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
  );
});
