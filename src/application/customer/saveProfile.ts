import { type ChangeDescription, type ProfileChange, hasChange, withChange } from '../../domain/customer/profileChange';
import type { CustomerGateway, ProfileSaveReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { UniqueIds } from '../ports/UniqueIds';
import { type WriteOnce, openWrite, writeOnce } from '../writeOnce';
import type { LoadProfile } from './loadProfile';

export type SaveProfileOutcome =
  | ProfileSaveReply
  /** The reply was lost, and the profile could not be read back. */
  | { readonly kind: 'unknown' };

export type SaveProfile = ReturnType<typeof saveProfile>;

/** Saves what the customer changed of the profile; of the record, only the supplied fields change. Throws `ApiFailure`. */
export const saveProfile =
  (customer: Pick<CustomerGateway, 'save'>, record: Pick<CustomerRecord, 'profile'>, write: WriteOnce) =>
  async (
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

/** Reads back whether a change of the profile has been carried out. Throws a 401. */
export type FindOutProfile = WriteOnce['findOut'];

const changeOf = (decision: string): ProfileChange => JSON.parse(decision) as ProfileChange;

/** A save shows in the profile. */
export const profileWrite = (
  record: Pick<CustomerRecord, 'profile' | 'sent'>,
  ids: UniqueIds,
  loadProfile: LoadProfile,
) =>
  writeOnce(record, ids, {
    name: 'profile',
    readBack: async (decision, signal) => {
      await loadProfile(signal);
      const profile = record.profile.read();
      return profile !== undefined && hasChange(profile, changeOf(decision));
    },
  });

/** The change of the profile that was sent and has no known outcome, if there is one. */
export const openProfileChange = (record: Pick<CustomerRecord, 'sent'>): ProfileChange | undefined => {
  const write = openWrite(record, 'profile');
  return write && changeOf(write.decision);
};
