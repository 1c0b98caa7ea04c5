import { changeBillingTerm, termWrite } from '../../application/billing/changeBillingTerm';
import { findOutPayment } from '../../application/billing/findOutPayment';
import { frequencyChange } from '../../application/billing/frequencyChange';
import { loadBilling } from '../../application/billing/loadBilling';
import { loadBillingWithDocuments } from '../../application/billing/loadBillingWithDocuments';
import { methodWrite } from '../../application/billing/methodWrite';
import { openCardForm } from '../../application/billing/openCardForm';
import { paymentChange } from '../../application/billing/paymentChange';
import { priceFrequencies } from '../../application/billing/priceFrequencies';
import { updatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { BillingViewModel } from '../../ui/billing/BillingViewModel';
import { CardForm } from '../../ui/billing/CardForm';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { wire } from '../wire';

export const billingModule = wire((provide) => {
  provide('loadBilling', ['loadHistory', 'billing'], ({ loadHistory, billing }) => loadBilling(loadHistory, billing));
  provide('loadBillingWithDocuments', ['completeRecord', 'loadBilling', 'documents'], (needs) =>
    loadBillingWithDocuments(needs.completeRecord, needs.loadBilling, needs.documents),
  );

  provide('paymentDraft', ['record'], ({ record }) => record.drafts.of('payment', emptyPaymentDraft));
  provide('methodWrite', ['record', 'ids', 'loadHistory'], ({ record, ids, loadHistory }) =>
    methodWrite(record, ids, loadHistory),
  );
  provide('termWrite', ['record', 'ids', 'billing'], ({ record, ids, billing }) => termWrite(record, ids, billing));
  provide('changeBillingTerm', ['billing', 'record', 'termWrite'], ({ billing, record, termWrite }) =>
    changeBillingTerm(billing, record, termWrite),
  );
  provide(
    'updatePaymentMethod',
    ['billing', 'record', 'cards', 'paymentDraft', 'methodWrite', 'changeBillingTerm', 'ids', 'wait'],
    ({ paymentDraft: draft, methodWrite: write, ...needs }) => updatePaymentMethod({ ...needs, draft, write }),
  );
  provide('findOutPayment', ['methodWrite', 'termWrite', 'paymentDraft'], (needs) =>
    findOutPayment(needs.methodWrite, needs.termWrite, needs.paymentDraft),
  );
  provide(
    'paymentChange',
    ['record', 'completeRecord', 'findOutPayment', 'loadBilling', 'updatePaymentMethod', 'paymentDraft', 'clock'],
    ({ paymentDraft: draft, ...needs }) => paymentChange({ ...needs, draft }),
  );
  provide('priceFrequencies', ['rating', 'record'], ({ rating, record }) => priceFrequencies(rating, record));
  provide(
    'frequencyChange',
    [
      'record',
      'completeRecord',
      'findOutPayment',
      'loadHistory',
      'billing',
      'priceFrequencies',
      'changeBillingTerm',
      'clock',
    ],
    frequencyChange,
  );

  provide(
    'openBilling',
    ['variant', 'configuration', 'loadBillingWithDocuments', 'openingOf', 'record', 'clock', 'navigation', 'errors'],
    ({ variant: { billingActions }, configuration: { documentsBaseUrl }, ...needs }) =>
      () =>
        new BillingViewModel({ ...needs, billingActions, documentsBaseUrl }),
  );
  provide('openCardForm', ['cards', 'wait'], ({ cards, wait }) => openCardForm(cards, wait));
  provide(
    'openPayment',
    ['paymentChange', 'openCardForm', 'billing', 'sanitise', 'record', 'clock', 'navigation', 'errors'],
    ({ paymentChange, openCardForm, ...needs }) =>
      (slot) =>
        new PaymentViewModel({
          ...needs,
          ...paymentChange,
          cardForm: new CardForm({ slot, openCardForm }),
          agreements: new AgreementTexts(needs),
        }),
  );
  provide(
    'openFrequency',
    ['variant', 'frequencyChange', 'clock', 'navigation', 'errors'],
    ({ variant: { billingActions }, frequencyChange, ...needs }) =>
      () =>
        new FrequencyViewModel({ ...needs, ...frequencyChange, billingActions }),
  );
});
