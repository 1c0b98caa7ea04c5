import { failureRoute } from '../failureRoute';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadHistory } from './loadHistory';

export type CompleteStanding = ReturnType<typeof completeStanding>;

/** Loads the standing of the account if the record lacks it. It stays unknown if that fails; only a 401 is thrown. */
export const completeStanding =
  (record: Pick<CustomerRecord, 'standing'>, loadHistory: LoadHistory) =>
  async (signal: AbortSignal): Promise<void> => {
    if (record.standing.read() !== undefined) return;
    try {
      await loadHistory(signal);
    } catch (error) {
      if (failureRoute(error).kind === 'signedOut') throw error;
    }
  };
