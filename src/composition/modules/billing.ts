import { BillingViewModel } from '../../ui/billing/BillingViewModel';
import { billingUseCases } from '../useCases/billing';
import { type Module, needing } from '../wire';

/** Billing, and the billing term, which the payment method and the frequency both change. */
export const billingModule: Module = {
  ...billingUseCases,
  openBilling: needing(
    ['variant', 'configuration', 'loadBillingWithDocuments', 'openingOf', 'record', 'clock', 'navigation', 'errors'],
    ({ variant: { billingActions }, configuration: { documentsBaseUrl }, ...needs }) =>
      (isReturn) =>
        new BillingViewModel({ ...needs, billingActions, documentsBaseUrl }, isReturn),
  ),
};
