import { changeBillingTerm } from '../../application/billing/changeBillingTerm';
import { changeFrequency } from '../../application/billing/changeFrequency';
import { changePayment } from '../../application/billing/changePayment';
import { completeStanding } from '../../application/billing/completeStanding';
import { chargedUntil, frequencyEffect } from '../../application/billing/frequencyEffect';
import { loadBilling } from '../../application/billing/loadBilling';
import { loadBillingWithDocuments } from '../../application/billing/loadBillingWithDocuments';
import { methodWrite } from '../../application/billing/methodWrite';
import { openCardForm } from '../../application/billing/openCardForm';
import { paymentEffect } from '../../application/billing/paymentEffect';
import { prepareFrequency } from '../../application/billing/prepareFrequency';
import { preparePayment } from '../../application/billing/preparePayment';
import { priceFrequencies } from '../../application/billing/priceFrequencies';
import { resolvePayment } from '../../application/billing/resolvePayment';
import { termWrite } from '../../application/billing/termWrite';
import { updatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { BillingViewModel } from '../../ui/billing/BillingViewModel';
import { CardForm } from '../../ui/billing/CardForm';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { wire } from '../wire';

export const billingModule = wire((provide) => {
  provide('loadBilling', ['loadHistory', 'billing'], loadBilling);
  provide('loadBillingWithDocuments', ['completeRecord', 'loadBilling', 'documents'], loadBillingWithDocuments);
  provide('methodWrite', ['record', 'ids', 'loadHistory'], methodWrite);
  provide('termWrite', ['record', 'ids', 'billing'], termWrite);
  provide('resolvePayment', ['methodWrite', 'termWrite', 'paymentDraft'], resolvePayment);
  provide('changeBillingTerm', ['billing', 'record', 'termWrite'], changeBillingTerm);

  provide('paymentDraft', ['record'], ({ record }) => record.drafts.of('payment', emptyPaymentDraft));
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

  provide('priceFrequencies', ['rating', 'record'], priceFrequencies);
  provide('frequencyEffect', ['record', 'clock'], frequencyEffect);
  provide('chargedUntil', ['record', 'clock'], chargedUntil);
  provide(
    'prepareFrequency',
    ['record', 'completeRecord', 'resolvePayment', 'billing', 'priceFrequencies'],
    prepareFrequency,
  );
  provide('completeStanding', ['record', 'loadHistory'], completeStanding);
  provide('changeFrequency', ['record', 'frequencyEffect', 'changeBillingTerm', 'clock'], changeFrequency);

  provide(
    'openBilling',
    ['variant', 'configuration', 'loadBillingWithDocuments', 'openingOf', 'record', 'clock', 'navigation', 'errors'],
    ({ variant: { billingActions }, configuration: { documentsBaseUrl }, ...needs }) =>
      () =>
        new BillingViewModel({ ...needs, billingActions, documentsBaseUrl }),
  );
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
  provide(
    'openFrequency',
    [
      'variant',
      'frequencyEffect',
      'chargedUntil',
      'prepareFrequency',
      'completeStanding',
      'changeFrequency',
      'clock',
      'navigation',
      'errors',
    ],
    ({ variant: { billingActions }, ...needs }) =>
      () =>
        new FrequencyViewModel({ ...needs, billingActions }),
  );
});
