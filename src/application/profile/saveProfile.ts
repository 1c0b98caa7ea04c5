import { type ChangeDescription, type ProfileChange, withChange } from '../../domain/profile/profileChange';
import type { CustomerGateway, ProfileSaveReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ProfileWrite } from './profileWrite';

export interface ProfileSave {
  readonly change: ProfileChange;
  readonly description?: ChangeDescription;
}

export type SaveProfileOutcome =
  | ProfileSaveReply
  /** The reply was lost, and the profile could not be read back. */
  | { readonly kind: 'unknown' };

interface Needs {
  readonly record: Pick<CustomerRecord, 'profile'>;
  readonly customer: Pick<CustomerGateway, 'save'>;
  readonly profileWrite: ProfileWrite;
}

export type SaveProfile = ReturnType<typeof saveProfile>;

/** Saves what the customer changed of the profile; of the record, only the supplied fields change. Throws `ApiFailure`. */
export const saveProfile =
  ({ record, customer, profileWrite }: Needs) =>
  async ({ change, description = 'Updated Customer Info' }: ProfileSave): Promise<SaveProfileOutcome> => {
    const outcome = await profileWrite.send({
      decision: change,
      send: (key) => customer.save(change, description, key),
    });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;
    const profile = record.profile.read();
    if (profile) record.profile.write(withChange(profile, change));
    return { kind: 'saved' };
  };
