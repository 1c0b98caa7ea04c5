import { type ChangeDescription, type ProfileChange, withChange } from '../../domain/customer/profileChange';
import type { CustomerGateway, ProfileSaveReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type SaveProfile = ReturnType<typeof saveProfile>;

/** Saves what the customer changed of the profile; of the record, only the supplied fields change. Throws `ApiFailure`. */
export const saveProfile =
  (customer: Pick<CustomerGateway, 'save'>, record: Pick<CustomerRecord, 'profile'>) =>
  async (
    change: ProfileChange,
    description: ChangeDescription = 'Updated Customer Info',
  ): Promise<ProfileSaveReply> => {
    const reply = await customer.save(change, description);
    const profile = record.profile.read();
    if (reply.kind === 'saved' && profile) record.profile.write(withChange(profile, change));
    return reply;
  };
