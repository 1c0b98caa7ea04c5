import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import type { CompleteRecord } from '../customer/completeRecord';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { RatingGateway } from '../ports/RatingGateway';
import { billingUseCases } from './billingUseCases';
import { completeStanding } from './completeStanding';
import { loadBillingPage } from './loadBillingPage';
import { prepareFrequency } from './prepareFrequency';
import { preparePayment } from './preparePayment';
import { priceFrequencies } from './priceFrequencies';

type Parts = Parameters<typeof billingUseCases>[0] & {
  readonly rating: Pick<RatingGateway, 'rate'>;
  readonly documents: Pick<DocumentsGateway, 'list'>;
  readonly completeRecord: CompleteRecord;
};

/** What Billing, Payment Information and the billing frequency do. */
export const billingPages = (parts: Parts) => {
  const { record, rating, documents, completeRecord } = parts;
  const useCases = billingUseCases(parts);
  const draft = record.drafts.of('payment', emptyPaymentDraft);
  return {
    ...useCases,
    draft,
    loadBillingPage: loadBillingPage(completeRecord, useCases.loadBilling, documents),
    preparePayment: preparePayment({ ...parts, ...useCases, draft }),
    prepareFrequency: prepareFrequency({ ...parts, ...useCases, priceFrequencies: priceFrequencies(rating, record) }),
    completeStanding: completeStanding(record, useCases.loadHistory),
  };
};
