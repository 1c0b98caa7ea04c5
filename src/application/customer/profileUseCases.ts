import { type ChangeDescription, type ProfileChange, hasChange, withChange } from '../../domain/customer/profileChange';
import type { CustomerGateway, ProfileSaveReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { openWrite, writeOnce } from '../writeOnce';
import type { LoadProfile } from './loadProfile';

export type SaveProfileOutcome =
  | ProfileSaveReply
  /** The reply was lost, and the profile could not be read back. */
  | { readonly kind: 'unknown' };

interface Parts {
  readonly record: Pick<CustomerRecord, 'profile' | 'sent'>;
  readonly customer: Pick<CustomerGateway, 'save'>;
  readonly loadProfile: LoadProfile;
  readonly ids: UniqueIds;
}

export type ProfileUseCases = ReturnType<typeof profileUseCases>;
export type SaveProfile = ProfileUseCases['saveProfile'];

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

  return {
    /** Saves what the customer changed of the profile; of the record, only the supplied fields change. Throws `ApiFailure`. */
    saveProfile: async (
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
