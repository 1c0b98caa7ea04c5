import type { CustomerRecord } from '../ports/CustomerRecord';
import { type WriteOnce, openWrite } from '../unknownOutcome';

type PaymentFinding = 'nothingOpen' | 'unknown' | 'methodChanged' | 'termChanged';

export type FindOutPayment = ReturnType<typeof findOutPayment>;

/** Reads back what became of a payment method or billing term that was sent without a readable reply. Throws a 401. */
export const findOutPayment =
  (record: Pick<CustomerRecord, 'sent'>, method: WriteOnce, term: WriteOnce) =>
  async (signal: AbortSignal): Promise<PaymentFinding> => {
    if (openWrite(record, 'billingTerm')) {
      const { kind } = await term.findOut(signal);
      if (kind !== 'notDone') return kind === 'done' ? 'termChanged' : kind;
    }
    if (openWrite(record, 'paymentMethod')) {
      const { kind } = await method.findOut(signal);
      if (kind !== 'notDone') return kind === 'done' ? 'methodChanged' : kind;
    }
    return 'nothingOpen';
  };
