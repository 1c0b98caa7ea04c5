import { ifFailed } from '../ifFailed';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadHistory } from '../account/loadHistory';

interface Needs {
  readonly record: Pick<CustomerRecord, 'standing'>;
  readonly loadHistory: LoadHistory;
}

export type CompleteStanding = ReturnType<typeof completeStanding>;

/** Loads the standing of the account if the record lacks it. It stays unknown if that fails; only the end of the session is thrown. */
export const completeStanding =
  ({ record, loadHistory }: Needs) =>
  async (signal: AbortSignal): Promise<void> => {
    if (record.standing.read() === undefined) await loadHistory(signal).catch(ifFailed(undefined));
  };
