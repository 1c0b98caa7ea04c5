import { type ProfileChange, hasChange } from '../../domain/customer/profileChange';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadProfile } from './loadProfile';

/** A change of the profile as text, and back. */
export const profileDecision = (change: ProfileChange): string => JSON.stringify(change);
export const changeOfDecision = (decision: string): ProfileChange => JSON.parse(decision) as ProfileChange;

export type ProfileIsSaved = ReturnType<typeof profileIsSaved>;

/** Reads the profile back and says whether it has a change. Throws `ApiFailure`. */
export const profileIsSaved =
  (loadProfile: LoadProfile, record: Pick<CustomerRecord, 'profile'>) =>
  async (decision: string, signal = new AbortController().signal): Promise<boolean> => {
    await loadProfile(signal);
    const profile = record.profile.read();
    return profile !== undefined && hasChange(profile, changeOfDecision(decision));
  };
