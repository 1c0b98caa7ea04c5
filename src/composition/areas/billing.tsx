import { BillingScreen } from '../../ui/billing/BillingScreen';
import { FrequencyScreen } from '../../ui/billing/FrequencyScreen';
import { PaymentScreen } from '../../ui/billing/PaymentScreen';
import type { Area } from '../../ui/shell/areas';
import { billingModule } from '../modules/billing';
import { documentsModule } from '../modules/documents';
import { frequencyModule } from '../modules/frequency';
import { paymentModule } from '../modules/payment';
import type { Parts } from '../Parts';
import { screen } from '../screen';
import { accountUseCases } from '../useCases/account';
import type { Wiring } from '../wire';

/** DOMPurify is in this chunk, which loads ahead. It runs only with the first agreement, because it takes long on a slow device. */
const sanitise: Parts['sanitise'] = async (html) => {
  const { sanitisedAgreement } = await import(/* webpackMode: "eager" */ '../../ui/billing/sanitisedAgreement');
  return sanitisedAgreement(html);
};

export const area = async ({ load, give, get }: Wiring): Promise<Area<'billing'>> => {
  give({ cards: await get('loadCardService')(), sanitise });
  load(accountUseCases, documentsModule, billingModule, paymentModule, frequencyModule);
  return {
    billing: screen(BillingScreen, get('openBilling')),
    payment: screen(PaymentScreen, get('openPayment')),
    billingFrequency: screen(FrequencyScreen, get('openFrequency')),
  };
};
