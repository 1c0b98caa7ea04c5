import { emptyPaymentDraft } from '../../domain/billing/PaymentDraft';
import { changeBillingTerm, termWrite } from './changeBillingTerm';
import { findOutPayment } from './findOutPayment';
import { loadBilling } from './loadBilling';
import { loadHistory } from './loadHistory';
import { methodWrite } from './methodWrite';
import { updatePaymentMethod } from './updatePaymentMethod';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CardService } from '../ports/CardElement';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Delay } from '../ports/Delay';
import type { UniqueIds } from '../ports/UniqueIds';

interface Parts {
  readonly record: CustomerRecord;
  readonly billing: BillingGateway;
  readonly cards: Pick<CardService, 'tokeniseBankAccount'>;
  readonly ids: UniqueIds;
  readonly wait: Delay;
}

/** The use cases that change how a customer pays. */
export const billingUseCases = (parts: Parts) => {
  const { record, billing, ids } = parts;
  const history = loadHistory(billing, record);
  const method = methodWrite(record, ids, history);
  const term = termWrite(record, ids, billing);
  const draft = record.drafts.of('payment', emptyPaymentDraft);
  const changeTerm = changeBillingTerm(billing, record, term);
  return {
    draft,
    loadHistory: history,
    loadBilling: loadBilling(history, billing),
    changeBillingTerm: changeTerm,
    findOutPayment: findOutPayment(method, term, draft),
    updatePaymentMethod: updatePaymentMethod({ ...parts, draft, write: method, changeBillingTerm: changeTerm }),
  };
};
