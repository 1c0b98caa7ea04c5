import { changeBillingTerm } from './changeBillingTerm';
import { findOutPayment } from './findOutPayment';
import { loadBilling } from './loadBilling';
import { loadHistory } from './loadHistory';
import { methodIsChanged } from './methodIsChanged';
import { termIsChanged } from './termIsChanged';
import { updatePaymentMethod } from './updatePaymentMethod';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CardService } from '../ports/CardElement';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Delay } from '../ports/Delay';
import type { UniqueIds } from '../ports/UniqueIds';
import { writeOnce } from '../unknownOutcome';

interface Parts {
  readonly record: CustomerRecord;
  readonly billing: BillingGateway;
  readonly cards: Pick<CardService, 'tokeniseBankAccount'>;
  readonly ids: UniqueIds;
  readonly wait: Delay;
}

/** The use cases that change how a customer pays. */
export const billingUseCases = ({ record, billing, cards, ids, wait }: Parts) => {
  const once = writeOnce(record, ids);
  const history = loadHistory(billing, record);
  const isMethodChanged = methodIsChanged(history);
  const isTermChanged = termIsChanged(billing);
  const changeTerm = changeBillingTerm(billing, record, once, isTermChanged);
  return {
    loadHistory: history,
    loadBilling: loadBilling(history, billing),
    changeBillingTerm: changeTerm,
    findOutPayment: findOutPayment(record, isMethodChanged, isTermChanged),
    updatePaymentMethod: updatePaymentMethod({
      billing,
      record,
      cards,
      changeBillingTerm: changeTerm,
      writeOnce: once,
      isMethodChanged,
      ids,
      wait,
    }),
  };
};
