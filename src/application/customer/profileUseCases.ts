import type { Profile } from '../../domain/customer/Profile';
import {
  type ChangeDescription,
  type ProfileChange,
  hasChange,
  isChangedMeanwhile,
  withChange,
} from '../../domain/customer/profileChange';
import { isFailureInSession } from '../ApiFailure';
import type { CustomerGateway, ProfileSaveReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { openWrite, writeOnce } from '../writeOnce';
import type { LoadProfile } from './loadProfile';

export type SaveProfileOutcome =
  | ProfileSaveReply
  /** The reply was lost, and the profile could not be read back. */
  | { readonly kind: 'unknown' };

export type SaveSectionOutcome =
  | SaveProfileOutcome
  /** Nothing was sent: the insurer has another value than the customer saw. It is in the record. */
  | { readonly kind: 'changed' };

interface Parts {
  readonly record: Pick<CustomerRecord, 'profile' | 'sent'>;
  readonly customer: Pick<CustomerGateway, 'save'>;
  readonly loadProfile: LoadProfile;
  readonly ids: UniqueIds;
}

export type ProfileUseCases = ReturnType<typeof profileUseCases>;
export type SaveProfile = ProfileUseCases['saveProfile'];
export type SaveSection = ProfileUseCases['saveSection'];

const changeOf = (decision: string): ProfileChange => JSON.parse(decision) as ProfileChange;

export const profileUseCases = ({ record, customer, loadProfile, ids }: Parts) => {
  /** A save shows in the profile. */
  const write = writeOnce(record, ids, {
    name: 'profile',
    readBack: async (decision, signal) => {
      await loadProfile(signal);
      const profile = record.profile.read();
      return profile !== undefined && hasChange(profile, changeOf(decision));
    },
  });

  /** Brings the profile into the record, if it can be read. Throws a 401. */
  const refresh = async (): Promise<void> => {
    try {
      await loadProfile(new AbortController().signal);
    } catch (failure) {
      if (!isFailureInSession(failure)) throw failure;
    }
  };

  /** Saves what the customer changed of the profile; of the record, only the supplied fields change. Throws `ApiFailure`. */
  const saveProfile = async (
    change: ProfileChange,
    description: ChangeDescription = 'Updated Customer Info',
  ): Promise<SaveProfileOutcome> => {
    const outcome = await write.send({
      decision: JSON.stringify(change),
      send: (key) => customer.save(change, description, key),
    });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;
    const profile = record.profile.read();
    if (profile) record.profile.write(withChange(profile, change));
    return { kind: 'saved' };
  };

  return {
    saveProfile,

    /** Saves a section, unless it was changed since the customer saw it (rule PROFILE-50). Throws `ApiFailure`. */
    saveSection: async (
      change: ProfileChange,
      description: ChangeDescription,
      seen: Profile | undefined,
    ): Promise<SaveSectionOutcome> => {
      await refresh();
      const now = record.profile.read();
      const sent = record.sent.read().profile;
      // The customer's own change, whose reply was lost, is not someone else's.
      const isOwn = now && sent && hasChange(now, changeOf(sent.decision));
      if (seen && now && !isOwn && isChangedMeanwhile(seen, now, change)) return { kind: 'changed' };
      return saveProfile(change, description);
    },

    /** Reads back whether a change of the profile has been carried out; one that was not counts as refused. Throws a 401. */
    findOutProfile: async (signal: AbortSignal): Promise<SaveProfileOutcome> => {
      const finding = await write.findOut(signal);
      if (finding.kind === 'unknown') return finding;
      return finding.kind === 'done' ? { kind: 'saved' } : { kind: 'refused', message: '' };
    },
  };
};

/** The change of the profile that was sent and has no known outcome, if there is one. */
export const openProfileChange = (record: Pick<CustomerRecord, 'sent'>): ProfileChange | undefined => {
  const write = openWrite(record, 'profile');
  return write && changeOf(write.decision);
};
