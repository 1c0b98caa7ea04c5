import type { CompleteRecord } from '../customer/completeRecord';
import type { Clock } from '../ports/Clock';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { RatingGateway } from '../ports/RatingGateway';
import { billingUseCases } from './billingUseCases';
import { frequencyPage } from './frequencyPage';
import { loadBillingPage } from './loadBillingPage';
import { paymentPage } from './paymentPage';
import { priceFrequencies } from './priceFrequencies';

type Parts = Parameters<typeof billingUseCases>[0] & {
  readonly rating: Pick<RatingGateway, 'rate'>;
  readonly documents: Pick<DocumentsGateway, 'list'>;
  readonly completeRecord: CompleteRecord;
  readonly clock: Clock;
};

/** What Billing, Payment Information and the screen of the billing frequency do. */
export const billingPages = (given: Parts) => {
  const { record, rating, documents, completeRecord } = given;
  const parts = { ...given, ...billingUseCases(given) };
  return {
    loadBillingPage: loadBillingPage(completeRecord, parts.loadBilling, documents),
    payment: paymentPage(parts),
    frequency: frequencyPage({ ...parts, priceFrequencies: priceFrequencies(rating, record) }),
  };
};
