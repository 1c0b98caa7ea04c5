import { changeBillingTerm } from '../../application/billing/changeBillingTerm';
import { loadBilling } from '../../application/billing/loadBilling';
import { loadBillingWithDocuments } from '../../application/billing/loadBillingWithDocuments';
import { termWrite } from '../../application/billing/termWrite';
import { BillingViewModel } from '../../ui/billing/BillingViewModel';
import { wire } from '../wire';

/** Billing, and the billing term, which the payment method and the frequency both change. */
export const billingModule = wire((provide) => {
  provide('loadBilling', ['loadHistory', 'billing'], loadBilling);
  provide('loadBillingWithDocuments', ['completeRecord', 'loadBilling', 'documents'], loadBillingWithDocuments);
  provide('termWrite', ['record', 'ids', 'billing'], termWrite);
  provide('changeBillingTerm', ['billing', 'record', 'termWrite'], changeBillingTerm);
  provide(
    'openBilling',
    ['variant', 'configuration', 'loadBillingWithDocuments', 'openingOf', 'record', 'clock', 'navigation', 'errors'],
    ({ variant: { billingActions }, configuration: { documentsBaseUrl }, ...needs }) =>
      (isReturn) =>
        new BillingViewModel({ ...needs, billingActions, documentsBaseUrl }, isReturn),
  );
});
