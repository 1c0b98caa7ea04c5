import { type Container, ContainerModule } from 'inversify';
import { documentTab } from '../../adapters/browser/documentTab';
import { type ChangeBillingTerm, changeBillingTerm } from '../../application/billing/changeBillingTerm';
import { type FindOutPayment, findOutPayment } from '../../application/billing/findOutPayment';
import { type LoadBilling, loadBilling } from '../../application/billing/loadBilling';
import { type LoadHistory, loadHistory } from '../../application/billing/loadHistory';
import { type MethodIsChanged, methodIsChanged } from '../../application/billing/methodIsChanged';
import { type OpenCardForm, openCardForm } from '../../application/billing/openCardForm';
import { type PriceFrequencies, priceFrequencies } from '../../application/billing/priceFrequencies';
import { type TermIsChanged, termIsChanged } from '../../application/billing/termIsChanged';
import { type UpdatePaymentMethod, updatePaymentMethod } from '../../application/billing/updatePaymentMethod';
import { type CompleteRecord, completeRecord } from '../../application/customer/completeRecord';
import type { Draft } from '../../application/drafts/Drafts';
import { type OpenDocument, openDocument } from '../../application/policy/openDocument';
import type { CardSlot } from '../../application/ports/CardElement';
import { type WriteOnce, writeOnce } from '../../application/unknownOutcome';
import type { VariantAction } from '../../domain/Variant';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { BillingScreen } from '../../ui/billing/BillingScreen';
import { type BillingSettings, BillingViewModel } from '../../ui/billing/BillingViewModel';
import { CardForm } from '../../ui/billing/CardForm';
import { FrequencyScreen } from '../../ui/billing/FrequencyScreen';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { type PaymentDraft, emptyPaymentDraft } from '../../ui/billing/PaymentDraft';
import { PaymentScreen } from '../../ui/billing/PaymentScreen';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { sanitisedAgreement } from '../../ui/billing/sanitisedAgreement';
import type { BillingArea } from '../../ui/shell/areas';
import { resolved, viewModel } from '../dependencies';
import { screen } from '../screen';
import { t, token } from '../tokens';

const b = {
  settings: token<BillingSettings>('billingSettings'),
  actions: token<readonly VariantAction[]>('billingActions'),
  completeRecord: token<CompleteRecord>('completeRecord'),
  loadHistory: token<LoadHistory>('loadHistory'),
  loadBilling: token<LoadBilling>('loadBilling'),
  changeBillingTerm: token<ChangeBillingTerm>('changeBillingTerm'),
  writeOnce: token<WriteOnce>('writeOnceForBilling'),
  methodIsChanged: token<MethodIsChanged>('methodIsChanged'),
  termIsChanged: token<TermIsChanged>('termIsChanged'),
  findOutPayment: token<FindOutPayment>('findOutPayment'),
  priceFrequencies: token<PriceFrequencies>('priceFrequencies'),
  openCardForm: token<OpenCardForm>('openCardForm'),
  updatePaymentMethod: token<UpdatePaymentMethod>('updatePaymentMethod'),
  sanitise: token<typeof sanitisedAgreement>('sanitisedAgreement'),
  draft: token<Draft<PaymentDraft>>('paymentDraft'),
  agreements: token<AgreementTexts>('agreementTexts'),
  openDocument: token<OpenDocument | undefined>('openBillingDocument'),
  page: token<BillingViewModel>('billingPage'),
  openPayment: token<(slot: CardSlot) => PaymentViewModel>('openPayment'),
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
  bind(b.loadBilling).toResolvedValue(loadBilling, [b.loadHistory, t.billing]).inSingletonScope();
  bind(b.writeOnce).toResolvedValue(writeOnce, [t.record, t.uniqueIds]).inSingletonScope();
  bind(b.methodIsChanged).toResolvedValue(methodIsChanged, [b.loadHistory]).inSingletonScope();
  bind(b.termIsChanged).toResolvedValue(termIsChanged, [t.billing]).inSingletonScope();
  bind(b.findOutPayment)
    .toResolvedValue(findOutPayment, [t.record, b.methodIsChanged, b.termIsChanged])
    .inSingletonScope();
  bind(b.changeBillingTerm)
    .toResolvedValue(changeBillingTerm, [t.billing, t.record, b.writeOnce, b.termIsChanged])
    .inSingletonScope();
  bind(b.priceFrequencies).toResolvedValue(priceFrequencies, [t.rating, t.record]).inSingletonScope();
  bind(b.openCardForm).toResolvedValue(openCardForm, [t.cardService, t.wait]).inSingletonScope();
  bind(b.updatePaymentMethod)
    .toResolvedValue(updatePaymentMethod, [
      t.billing,
      t.cardService,
      b.changeBillingTerm,
      b.writeOnce,
      b.methodIsChanged,
      t.uniqueIds,
    ])
    .inSingletonScope();
  bind(b.sanitise).toConstantValue(sanitisedAgreement);
  bind(b.draft)
    .toResolvedValue((record) => record.drafts.of('payment', emptyPaymentDraft), [t.record])
    .inSingletonScope();
  bind(b.agreements)
    .toDynamicValue(viewModel(AgreementTexts, { billing: t.billing, sanitise: b.sanitise, errors: t.errors }))
    .inTransientScope();
  bind(b.openDocument)
    .toResolvedValue((read) => read && openDocument(documentTab(window), read), [t.readDocument])
    .inSingletonScope();
  bind(b.page)
    .toDynamicValue(
      viewModel(BillingViewModel, {
        record: t.record,
        completeRecord: b.completeRecord,
        loadBilling: b.loadBilling,
        documents: t.documents,
        openDocument: b.openDocument,
        settings: b.settings,
        clock: t.clock,
        navigation: t.navigation,
        errors: t.errors,
      }),
    )
    .inTransientScope();
  bind(b.openPayment)
    .toDynamicValue((context) => {
      const { openCardForm: open, ...dependencies } = resolved(context, {
        openCardForm: b.openCardForm,
        record: t.record,
        completeRecord: b.completeRecord,
        loadBilling: b.loadBilling,
        updatePaymentMethod: b.updatePaymentMethod,
        findOutPayment: b.findOutPayment,
        agreements: b.agreements,
        draft: b.draft,
        clock: t.clock,
        navigation: t.navigation,
        errors: t.errors,
      });
      return (slot) => new PaymentViewModel({ ...dependencies, cardForm: new CardForm({ slot, openCardForm: open }) });
    })
    .inTransientScope();
  bind(b.frequency)
    .toDynamicValue(
      viewModel(FrequencyViewModel, {
        billingActions: b.actions,
        record: t.record,
        completeRecord: b.completeRecord,
        billing: t.billing,
        priceFrequencies: b.priceFrequencies,
        changeBillingTerm: b.changeBillingTerm,
        findOutPayment: b.findOutPayment,
        clock: t.clock,
        navigation: t.navigation,
        errors: t.errors,
      }),
    )
    .inTransientScope();
});

export const billingArea = async (container: Container): Promise<BillingArea> => {
  container.load(billingModule);
  return {
    Billing: screen(container, BillingScreen, b.page),
    Payment: () => <PaymentScreen open={(slot) => container.get(b.openPayment)(slot)} />,
    Frequency: screen(container, FrequencyScreen, b.frequency),
  };
};
