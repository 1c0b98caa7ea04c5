import { memoryCardService } from '../../src/adapters/memory/cardService';
import { changeBillingTerm } from '../../src/application/billing/changeBillingTerm';
import { findOutPayment } from '../../src/application/billing/findOutPayment';
import { loadBilling } from '../../src/application/billing/loadBilling';
import { loadHistory } from '../../src/application/billing/loadHistory';
import { methodIsChanged } from '../../src/application/billing/methodIsChanged';
import { termIsChanged } from '../../src/application/billing/termIsChanged';
import { updatePaymentMethod } from '../../src/application/billing/updatePaymentMethod';
import type { BillingGateway } from '../../src/application/ports/BillingGateway';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { UniqueIds } from '../../src/application/ports/UniqueIds';
import { writeOnce } from '../../src/application/unknownOutcome';
import { countedIds } from './policyUseCases';

interface Parts {
  readonly record: CustomerRecord;
  readonly billing: BillingGateway;
  readonly ids?: UniqueIds;
}

/** The use cases that change how a customer pays, wired as the portal wires them. */
export const billingUseCases = ({ record, billing, ids = countedIds() }: Parts) => {
  const once = writeOnce(record, ids);
  const history = loadHistory(billing, record);
  const isMethodChanged = methodIsChanged(history);
  const isTermChanged = termIsChanged(billing);
  const changeTerm = changeBillingTerm(billing, record, once, isTermChanged);
  return {
    loadBilling: loadBilling(history, billing),
    changeBillingTerm: changeTerm,
    findOutPayment: findOutPayment(record, isMethodChanged, isTermChanged),
    updatePaymentMethod: updatePaymentMethod(billing, memoryCardService, changeTerm, once, isMethodChanged, ids),
  };
};
