import { type Container, ContainerModule } from 'inversify';
import { type ChangeBillingTerm, changeBillingTerm } from '../../application/billing/changeBillingTerm';
import { type CompleteRecord, completeRecord } from '../../application/customer/completeRecord';
import { type LoadBilling, loadBilling } from '../../application/billing/loadBilling';
import { type LoadHistory, loadHistory } from '../../application/billing/loadHistory';
import { type OpenCardForm, openCardForm } from '../../application/billing/openCardForm';
import { type PriceFrequencies, priceFrequencies } from '../../application/billing/priceFrequencies';
import { type UpdatePaymentMethod, updatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import type { VariantAction } from '../../domain/Variant';
import type { BillingArea } from '../../ui/app/areas';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { BillingScreen, type OpenPayment } from '../../ui/billing/BillingScreen';
import { type BillingSettings, BillingViewModel } from '../../ui/billing/BillingViewModel';
import { CardForm } from '../../ui/billing/CardForm';
import { FrequencyScreen } from '../../ui/billing/FrequencyScreen';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { PaymentDrafts } from '../../ui/billing/PaymentDrafts';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { screen } from '../screen';
import { t, token } from '../tokens';

const b = {
  settings: token<BillingSettings>('billingSettings'),
  actions: token<readonly VariantAction[]>('billingActions'),
  completeRecord: token<CompleteRecord>('completeRecord'),
  loadHistory: token<LoadHistory>('loadHistory'),
  loadBilling: token<LoadBilling>('loadBilling'),
  changeBillingTerm: token<ChangeBillingTerm>('changeBillingTerm'),
  priceFrequencies: token<PriceFrequencies>('priceFrequencies'),
  openCardForm: token<OpenCardForm>('openCardForm'),
  updatePaymentMethod: token<UpdatePaymentMethod>('updatePaymentMethod'),
  drafts: token<PaymentDrafts>('paymentDrafts'),
  page: token<BillingViewModel>('billingPage'),
  openPayment: token<OpenPayment>('openPayment'),
  frequency: token<FrequencyViewModel>('billingFrequency'),
};

const billingModule = new ContainerModule(({ bind }) => {
  bind(b.actions).toResolvedValue(({ billingActions }) => billingActions, [t.variant]);
  bind(b.settings).toResolvedValue(
    (billingActions, { documentsBaseUrl }) => ({ billingActions, documentsBaseUrl }),
    [b.actions, t.configuration],
  );
  bind(b.completeRecord).toResolvedValue(completeRecord, [t.record, t.loadPolicy, t.loadProfile]).inSingletonScope();
  bind(b.loadHistory).toResolvedValue(loadHistory, [t.billing, t.record]).inSingletonScope();
  bind(b.loadBilling)
    .toResolvedValue(
      (billing, history) => loadBilling({ history, term: (signal) => billing.term(signal) }),
      [t.billing, b.loadHistory],
    )
    .inSingletonScope();
  bind(b.changeBillingTerm).toResolvedValue(changeBillingTerm, [t.billing, t.record]).inSingletonScope();
  bind(b.priceFrequencies).toResolvedValue(priceFrequencies, [t.rating, t.record]).inSingletonScope();
  bind(b.openCardForm).toResolvedValue(openCardForm, [t.cardService, t.wait]).inSingletonScope();
  bind(b.updatePaymentMethod).toResolvedValue(updatePaymentMethod, [t.billing, b.changeBillingTerm]).inSingletonScope();
  bind(b.drafts)
    .toResolvedValue((session) => new PaymentDrafts(session), [t.session])
    .inSingletonScope();
  bind(b.page)
    .toResolvedValue(
      (...parts) => new BillingViewModel(...parts),
      [t.record, b.completeRecord, b.loadBilling, t.documents, b.settings, t.clock, t.navigation, t.failures],
    )
    .inTransientScope();
  bind(b.openPayment).toResolvedValue(
    (open, billingGateway, record, update, drafts, clock, failures): OpenPayment =>
      (page, billing, slot) =>
        new PaymentViewModel(
          billing,
          page,
          new CardForm(slot, open),
          new AgreementTexts(billing.term, billingGateway, failures),
          record,
          update,
          drafts,
          clock,
          failures,
        ),
    [b.openCardForm, t.billing, t.record, b.updatePaymentMethod, b.drafts, t.clock, t.failures],
  );
  bind(b.frequency)
    .toResolvedValue(
      (...parts) => new FrequencyViewModel(...parts),
      [
        b.actions,
        t.record,
        b.completeRecord,
        t.billing,
        b.priceFrequencies,
        b.changeBillingTerm,
        t.navigation,
        t.failures,
      ],
    )
    .inTransientScope();
});

export const billingArea = async (container: Container): Promise<BillingArea> => {
  container.load(billingModule);
  return {
    Billing: () => <BillingScreen open={() => container.get(b.page)} openPayment={container.get(b.openPayment)} />,
    Frequency: screen(container, FrequencyScreen, b.frequency),
  };
};
