import { BillingScreen } from '../../ui/billing/BillingScreen';
import { FrequencyScreen } from '../../ui/billing/FrequencyScreen';
import { PaymentScreen } from '../../ui/billing/PaymentScreen';
import { sanitisedAgreement } from '../../ui/billing/sanitisedAgreement';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import type { Wiring } from '../wire';
import { accountModule } from '../modules/account';
import { documentsModule } from '../modules/documents';
import { billingModule } from '../modules/billing';

export const billingArea = async ({ load, give, get }: Wiring): Promise<Area<'billing'>> => {
  give({ cards: await get('loadCardService')(), sanitise: sanitisedAgreement });
  load(accountModule, documentsModule, billingModule);
  return {
    billing: screen(BillingScreen, get('openBilling')),
    payment: screen(PaymentScreen, get('openPayment')),
    billingFrequency: screen(FrequencyScreen, get('openFrequency')),
  };
};
