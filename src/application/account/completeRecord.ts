import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadPolicy } from './loadPolicy';
import type { LoadProfile } from './loadProfile';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile'>;
  readonly loadPolicy: LoadPolicy;
  readonly loadProfile: LoadProfile;
}

export type CompleteRecord = ReturnType<typeof completeRecord>;

/** Loads the policy and the profile if the record lacks them, for a customer who did not come from the dashboard. Throws as the loads do. */
export const completeRecord =
  ({ record, loadPolicy, loadProfile }: Needs) =>
  async (signal: AbortSignal): Promise<void> => {
    if (record.policy.read() === undefined) await loadPolicy(signal);
    if (record.profile.read() === undefined) await loadProfile(signal);
  };
