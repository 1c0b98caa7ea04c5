import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { completeRecord } from '../customer/completeRecord';
import type { LoadProfile } from '../customer/loadProfile';
import type { LoadPolicy } from '../policy/loadPolicy';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CardService } from '../ports/CardElement';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Delay } from '../ports/Delay';
import type { DocumentsGateway } from '../ports/DocumentsGateway';
import type { RatingGateway } from '../ports/RatingGateway';
import type { UniqueIds } from '../ports/UniqueIds';
import { changeBillingTerm, termWrite } from './changeBillingTerm';
import { findOutPayment } from './findOutPayment';
import { frequencyChange } from './frequencyChange';
import { loadBilling } from './loadBilling';
import { loadBillingWithDocuments } from './loadBillingWithDocuments';
import { loadHistory } from './loadHistory';
import { methodWrite } from './methodWrite';
import { paymentChange } from './paymentChange';
import { priceFrequencies } from './priceFrequencies';
import { updatePaymentMethod } from './updatePaymentMethod';

interface Parts {
  readonly record: CustomerRecord;
  readonly billing: BillingGateway;
  readonly rating: Pick<RatingGateway, 'rate'>;
  readonly documents: Pick<DocumentsGateway, 'list'>;
  readonly cards: Pick<CardService, 'tokeniseBankAccount'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
  readonly clock: Clock;
  readonly ids: UniqueIds;
  readonly wait: Delay;
}

/** How a customer pays: what loads it, and what changes it. */
export const billingUseCases = (given: Parts) => {
  const { record, billing, rating, documents, ids } = given;
  const history = loadHistory(billing, record);
  const method = methodWrite(record, ids, history);
  const term = termWrite(record, ids, billing);
  const draft = record.drafts.of('payment', emptyPaymentDraft);
  const changeTerm = changeBillingTerm(billing, record, term);
  const updateMethod = updatePaymentMethod({ ...given, draft, write: method, changeBillingTerm: changeTerm });
  const parts = {
    ...given,
    draft,
    loadHistory: history,
    loadBilling: loadBilling(history, billing),
    completeRecord: completeRecord(record, given.loadPolicy, given.loadProfile),
    findOutPayment: findOutPayment(method, term, draft),
    priceFrequencies: priceFrequencies(rating, record),
    changeBillingTerm: changeTerm,
    updatePaymentMethod: updateMethod,
  };
  return {
    loadBillingWithDocuments: loadBillingWithDocuments(parts.completeRecord, parts.loadBilling, documents),
    changeBillingTerm: changeTerm,
    updatePaymentMethod: updateMethod,
    payment: paymentChange(parts),
    frequency: frequencyChange(parts),
  };
};
