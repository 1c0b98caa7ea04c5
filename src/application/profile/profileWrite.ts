import { type ProfileChange, hasChange } from '../../domain/profile/profileChange';
import type { LoadProfile } from '../account/loadProfile';
import { keptObject } from '../changes/keptObject';
import { type WriteOnce, found, pendingWrite, writeOnce } from '../changes/writeOnce';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';

interface Needs {
  readonly record: Pick<CustomerRecord, 'profile' | 'sent'>;
  readonly loadProfile: LoadProfile;
  readonly ids: UniqueIds;
}

const text = {
  of: (change: ProfileChange): string => JSON.stringify(change),
  parse: (kept: string): ProfileChange => keptObject(kept),
};

export type ProfileWrite = WriteOnce<ProfileChange>;

/** A save shows in the profile. */
export const profileWrite = ({ record, loadProfile, ids }: Needs): ProfileWrite =>
  writeOnce(record, ids, {
    name: 'profile',
    text,
    readBack: async (change, signal) => {
      await loadProfile(signal);
      const profile = record.profile.read();
      return found(profile !== undefined && hasChange(profile, change));
    },
  });

type Sent = Pick<CustomerRecord, 'sent'>;

/** The change of the profile that was sent last, unless it is known to be saved. */
export const lastProfileChange = ({ sent }: Sent): ProfileChange | undefined => {
  const write = sent.read().profile;
  return write && text.parse(write.decision);
};

/** The change of the profile that was sent and has no known outcome, if there is one. */
export const pendingProfileChange = (record: Sent): ProfileChange | undefined =>
  pendingWrite(record, 'profile') && lastProfileChange(record);
