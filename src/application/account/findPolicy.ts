import { ifUnread } from '../ifUnread';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadPolicy } from './loadPolicy';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly loadPolicy: LoadPolicy;
}

export type FindPolicy = ReturnType<typeof findPolicy>;

/**
 * Loads the policy if the record lacks it, for a screen that shows without one. Returns `none` if the insurer has no policy, and `unknown` if
 * it could not be read. Throws only a 401.
 */
export const findPolicy =
  ({ record, loadPolicy }: Needs) =>
  async (signal: AbortSignal): Promise<'known' | 'none' | 'unknown'> => {
    if (record.policy.read() !== undefined) return 'known';
    const loaded = await loadPolicy(signal).catch(ifUnread('unknown'));
    if (loaded === 'unknown') return loaded;
    return loaded === undefined ? 'none' : 'known';
  };
