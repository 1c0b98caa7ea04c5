import { billingUseCases } from '../../application/billing/billingUseCases';
import { openCardForm } from '../../application/billing/openCardForm';
import type { CardSlot } from '../../application/ports/CardElement';
import { AgreementTexts } from '../../ui/billing/AgreementTexts';
import { BillingScreen } from '../../ui/billing/BillingScreen';
import { BillingViewModel } from '../../ui/billing/BillingViewModel';
import { CardForm } from '../../ui/billing/CardForm';
import { FrequencyScreen } from '../../ui/billing/FrequencyScreen';
import { FrequencyViewModel } from '../../ui/billing/FrequencyViewModel';
import { PaymentScreen } from '../../ui/billing/PaymentScreen';
import { PaymentViewModel } from '../../ui/billing/PaymentViewModel';
import { sanitisedAgreement } from '../../ui/billing/sanitisedAgreement';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';
import { documents } from './documents';

export const billingArea = async (shared: SharedParts): Promise<Area<'billing'>> => {
  const { billing, wait, errors, variant, configuration } = shared;
  const cards = await shared.loadCardService();
  const { loadBillingWithDocuments, payment, frequency } = billingUseCases({ ...shared, cards });
  const parts = {
    ...shared,
    openingOf: documents(shared).openingOf,
    billingActions: variant.billingActions,
    documentsBaseUrl: configuration.documentsBaseUrl,
  };
  const openPayment = (slot: CardSlot) =>
    new PaymentViewModel({
      ...parts,
      ...payment,
      cardForm: new CardForm({ slot, openCardForm: openCardForm(cards, wait) }),
      agreements: new AgreementTexts({ billing, sanitise: sanitisedAgreement, errors }),
    });
  return {
    Billing: screen(BillingScreen, () => new BillingViewModel({ ...parts, loadBillingWithDocuments })),
    Payment: screen(PaymentScreen, openPayment),
    Frequency: screen(FrequencyScreen, () => new FrequencyViewModel({ ...parts, ...frequency })),
  };
};
