import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import type { CompleteRecord } from '../customer/completeRecord';
import type { Clock } from '../ports/Clock';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { RatingGateway } from '../ports/RatingGateway';
import { billingUseCases } from './billingUseCases';
import { changeFrequency } from './changeFrequency';
import { changePayment } from './changePayment';
import { completeStanding } from './completeStanding';
import { loadBillingPage } from './loadBillingPage';
import { prepareFrequency } from './prepareFrequency';
import { preparePayment } from './preparePayment';
import { priceFrequencies } from './priceFrequencies';

type Parts = Parameters<typeof billingUseCases>[0] & {
  readonly rating: Pick<RatingGateway, 'rate'>;
  readonly documents: Pick<DocumentsGateway, 'list'>;
  readonly completeRecord: CompleteRecord;
  readonly clock: Clock;
};

/** What Billing, Payment Information and the billing frequency do. */
export const billingPages = (parts: Parts) => {
  const { record, rating, documents, completeRecord, clock } = parts;
  const useCases = billingUseCases(parts);
  const draft = record.drafts.of('payment', emptyPaymentDraft);
  return {
    ...useCases,
    draft,
    loadBillingPage: loadBillingPage(completeRecord, useCases.loadBilling, documents),
    preparePayment: preparePayment({ ...parts, ...useCases, draft }),
    prepareFrequency: prepareFrequency({ ...parts, ...useCases, priceFrequencies: priceFrequencies(rating, record) }),
    changePayment: changePayment({ ...parts, ...useCases, draft }),
    changeFrequency: changeFrequency(useCases.changeBillingTerm, record, clock),
    completeStanding: completeStanding(record, useCases.loadHistory),
  };
};
