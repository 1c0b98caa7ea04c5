import type { Container } from 'inversify';
import { documentTab } from '../../adapters/browser/documentTab';
import { billingUseCases } from '../../application/billing/billingUseCases';
import { openCardForm } from '../../application/billing/openCardForm';
import { priceFrequencies } from '../../application/billing/priceFrequencies';
import { completeRecord } from '../../application/customer/completeRecord';
import { openDocument } from '../../application/documents/openDocument';
import type { CardSlot } from '../../application/ports/CardElement';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { BillingScreen } from '../../ui/billing/BillingScreen';
import { BillingViewModel } from '../../ui/billing/BillingViewModel';
import { CardForm } from '../../ui/billing/CardForm';
import { FrequencyScreen } from '../../ui/billing/FrequencyScreen';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { emptyPaymentDraft } from '../../ui/billing/PaymentDraft';
import { PaymentScreen } from '../../ui/billing/PaymentScreen';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { sanitisedAgreement } from '../../ui/billing/sanitisedAgreement';
import type { BillingArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { screen } from '../screen';

export const billingArea = async (container: Container): Promise<BillingArea> => {
  const { billing, loadCardService, rating, documents, readDocument, record, clock, navigation, errors, ...others } =
    shared(container);
  const { variant, configuration, ids, wait, loadPolicy, loadProfile } = others;
  const { billingActions } = variant;
  const cardService = await loadCardService();
  const { loadHistory, loadBilling, changeBillingTerm, findOutPayment, updatePaymentMethod } = billingUseCases({
    record,
    billing,
    cards: cardService,
    ids,
    wait,
  });
  const everyScreen = {
    record,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    clock,
    navigation,
    errors,
  };
  const page = {
    ...everyScreen,
    loadBilling,
    documents,
    openDocument: readDocument && openDocument(documentTab(window), readDocument),
    billingActions,
    documentsBaseUrl: configuration.documentsBaseUrl,
  };
  const payment = {
    ...everyScreen,
    loadBilling,
    updatePaymentMethod,
    findOutPayment,
    draft: record.drafts.of('payment', emptyPaymentDraft),
  };
  const frequency = {
    ...everyScreen,
    billingActions,
    billing,
    priceFrequencies: priceFrequencies(rating, record),
    loadHistory,
    changeBillingTerm,
    findOutPayment,
  };
  const openPayment = (slot: CardSlot) =>
    new PaymentViewModel({
      ...payment,
      cardForm: new CardForm({ slot, openCardForm: openCardForm(cardService, wait) }),
      agreements: new AgreementTexts({ billing, sanitise: sanitisedAgreement, errors }),
    });
  return {
    Billing: screen(BillingScreen, () => new BillingViewModel(page)),
    Payment: () => <PaymentScreen open={openPayment} />,
    Frequency: screen(FrequencyScreen, () => new FrequencyViewModel(frequency)),
  };
};
