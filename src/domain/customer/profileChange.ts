import type { PostalAddress } from '../PostalAddress';
import type { ContactPreference, Profile } from './Profile';

/** What a profile save says of itself; spelled as the specification spells it (document 2, section 7). */
export type ChangeDescription =
  | 'Updated Mailing Address'
  | 'Updated Phone Number'
  | 'Updated Customer Name'
  | 'Updated eDevlivery Preference'
  | 'Updated Contact Preference'
  | 'Updated Email Address'
  | 'Updated Customer Info';

/** The fields of one save; a field that is absent stays as it is. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly middleInitial?: string;
  readonly lastName?: string;
  readonly mailingAddress?: PostalAddress;
  readonly phoneNumber?: string;
  readonly email?: string;
  readonly contactPreference?: ContactPreference;
  readonly edeliveryPreference?: boolean;
}

/**
 * The profile after a save: only the supplied fields change. An empty text does not count as supplied, except for the
 * middle initial; the eDelivery flag counts whenever it is there (document 1, section 5).
 */
export const withChange = (profile: Profile, change: ProfileChange): Profile => {
  const supplied = Object.entries(change).filter(([field, value]) => value !== '' || field === 'middleInitial');
  const changed: Profile = { ...profile, ...Object.fromEntries(supplied) };
  return changed;
};
