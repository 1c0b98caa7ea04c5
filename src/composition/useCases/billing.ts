import { changeBillingTerm } from '../../application/billing/changeBillingTerm';
import { loadBilling } from '../../application/billing/loadBilling';
import { loadBillingWithDocuments } from '../../application/billing/loadBillingWithDocuments';
import { termWrite } from '../../application/billing/termWrite';

export const billingUseCases = { changeBillingTerm, loadBilling, loadBillingWithDocuments, termWrite };
