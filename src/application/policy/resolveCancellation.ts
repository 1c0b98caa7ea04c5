import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { type CancellationWrite, changeOfCancellation, markCancelled } from './cancellationWrite';
import type { CancelPolicyOutcome } from './cancelPolicy';

interface Needs {
  readonly record: Pick<CustomerRecord, 'drafts' | 'policy' | 'receipt'>;
  readonly cancellationWrite: CancellationWrite;
  readonly clock: Pick<Clock, 'now'>;
}

export type ResolveCancellation = ReturnType<typeof resolveCancellation>;

/** Finds out whether a cancellation that was sent has been carried out. The reason is the one that was sent. Throws a 401. */
export const resolveCancellation =
  ({ record, cancellationWrite, clock }: Needs) =>
  async (signal: AbortSignal): Promise<CancelPolicyOutcome> => {
    const change = changeOfCancellation(record, cancellationWrite.pending()?.decision ?? '');
    const finding = await cancellationWrite.resolve(signal);
    if (finding.kind === 'unknown') return finding;
    return finding.kind === 'done' ? markCancelled({ record, clock }, change) : { kind: 'refused', message: '' };
  };
