import type { BillingGateway } from '../ports/BillingGateway';

export type TermIsChanged = ReturnType<typeof termIsChanged>;

/** Reads the billing term back and says whether it is the one that was sent; `undefined` if it is unavailable. Throws `ApiFailure`. */
export const termIsChanged =
  (billing: Pick<BillingGateway, 'term'>) =>
  async (sent: string, signal = new AbortController().signal): Promise<boolean | undefined> => {
    const reply = await billing.term(signal);
    return reply.kind === 'loaded' ? reply.value === sent : undefined;
  };
