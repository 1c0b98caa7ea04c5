import type { Profile } from '../../domain/profile/Profile';
import { hasChange, isChangedMeanwhile } from '../../domain/profile/profileChange';
import type { LoadProfile } from '../account/loadProfile';
import { ifFailed } from '../ifFailed';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { lastProfileChange } from './profileWrite';
import type { ProfileSave, SaveProfile, SaveProfileOutcome } from './saveProfile';

export type SaveSectionOutcome =
  | SaveProfileOutcome
  /** Nothing was sent: the insurer has another value than the customer saw. It is in the record. */
  | { readonly kind: 'changed' };

interface SectionSave extends ProfileSave {
  /** The profile as the customer saw it. */
  readonly seen: Profile | undefined;
}

interface Needs {
  readonly record: Pick<CustomerRecord, 'profile' | 'sent'>;
  readonly loadProfile: LoadProfile;
  readonly saveProfile: SaveProfile;
}

export type SaveSection = ReturnType<typeof saveSection>;

/** Saves a section, unless it was changed since the customer saw it (rule PROFILE-50). Throws `ApiFailure`. */
export const saveSection =
  ({ record, loadProfile, saveProfile }: Needs) =>
  async (save: SectionSave): Promise<SaveSectionOutcome> => {
    // A profile that cannot be read now is compared as it was.
    await loadProfile(new AbortController().signal).catch(ifFailed(undefined));
    const now = record.profile.read();
    const sent = lastProfileChange(record);
    // The customer's own change, whose reply was lost, is not someone else's.
    const isOwn = now && sent && hasChange(now, sent);
    if (save.seen && now && !isOwn && isChangedMeanwhile(save.seen, now, save.change)) return { kind: 'changed' };
    return saveProfile(save);
  };
