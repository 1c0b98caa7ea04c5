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
  (needs: Needs) =>
  async (signal: AbortSignal): Promise<CancelPolicyOutcome> => {
    const change = changeOfCancellation(needs, needs.cancellationWrite.pending()?.decision ?? '');
    const finding = await needs.cancellationWrite.resolve(signal);
    if (finding.kind === 'unknown') return finding;
    return finding.kind === 'done' ? markCancelled(needs, change) : { kind: 'refused', message: '' };
  };
