import { type ChangeDescription, type ProfileChange, withChange } from '../../domain/customer/profileChange';
import type { CustomerGateway, ProfileSaveReply } from '../ports/CustomerGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { WriteOnce } from '../unknownOutcome';
import { type ProfileIsSaved, profileDecision } from './profileIsSaved';

export type SaveProfileOutcome =
  | ProfileSaveReply
  /** The reply was lost, and the profile could not be read back. */
  | { readonly kind: 'unknown' };

/** The insurer's message; empty if there is none. */
export const messageOf = (outcome: Exclude<SaveProfileOutcome, { readonly kind: 'saved' }>): string =>
  outcome.kind === 'refused' ? outcome.message : '';

export type SaveProfile = ReturnType<typeof saveProfile>;

/** Saves what the customer changed of the profile; of the record, only the supplied fields change. Throws `ApiFailure`. */
export const saveProfile =
  (
    customer: Pick<CustomerGateway, 'save'>,
    record: Pick<CustomerRecord, 'profile'>,
    writeOnce: WriteOnce,
    isSaved: ProfileIsSaved,
  ) =>
  async (
    change: ProfileChange,
    description: ChangeDescription = 'Updated Customer Info',
  ): Promise<SaveProfileOutcome> => {
    const decision = profileDecision(change);
    const outcome = await writeOnce({
      name: 'profile',
      decision,
      send: (key) => customer.save(change, description, key),
      isDone: isSaved,
      // The lost save of one section says nothing about the next section.
      isThis: (earlier) => earlier === decision,
    });
    if (outcome.kind === 'notDone') throw outcome.failure;
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;
    const profile = record.profile.read();
    if (profile) record.profile.write(withChange(profile, change));
    return { kind: 'saved' };
  };
