import type { WriteOnce } from '../writeOnce';

type PaymentFinding = 'nothingOpen' | 'unknown' | 'methodChanged' | 'termChanged';

export type FindOutPayment = ReturnType<typeof findOutPayment>;

/** Reads back what became of a payment method or billing term that was sent without a readable reply. Throws a 401. */
export const findOutPayment =
  (method: WriteOnce, term: WriteOnce) =>
  async (signal: AbortSignal): Promise<PaymentFinding> => {
    if (term.open()) {
      const { kind } = await term.findOut(signal);
      if (kind !== 'notDone') return kind === 'done' ? 'termChanged' : kind;
    }
    if (method.open()) {
      const { kind } = await method.findOut(signal);
      if (kind !== 'notDone') return kind === 'done' ? 'methodChanged' : kind;
    }
    return 'nothingOpen';
  };
