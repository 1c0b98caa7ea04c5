import type { CustomerRecord } from '../ports/CustomerRecord';
import { findOut, openWrite } from '../unknownOutcome';
import type { MethodIsChanged } from './methodIsChanged';
import type { TermIsChanged } from './termIsChanged';

type PaymentFinding = 'nothingOpen' | 'unknown' | 'methodChanged' | 'termChanged';

export type FindOutPayment = ReturnType<typeof findOutPayment>;

/** Reads back what became of a payment method or billing term that was sent without a readable reply. Throws a 401. */
export const findOutPayment =
  (record: Pick<CustomerRecord, 'sent'>, isMethodChanged: MethodIsChanged, isTermChanged: TermIsChanged) =>
  async (signal: AbortSignal): Promise<PaymentFinding> => {
    if (openWrite(record, 'billingTerm')) {
      const finding = await findOut(record, 'billingTerm', (term) => isTermChanged(term, signal));
      if (finding !== 'notDone') return finding === 'done' ? 'termChanged' : 'unknown';
    }
    if (openWrite(record, 'paymentMethod')) {
      const finding = await findOut(record, 'paymentMethod', (decision) => isMethodChanged(decision, signal));
      if (finding !== 'notDone') return finding === 'done' ? 'methodChanged' : 'unknown';
    }
    return 'nothingOpen';
  };
