import { PhoneNumber } from '../PhoneNumber';
import { pick } from '../pick';
import type { PostalAddress } from '../PostalAddress';
import { distinctMailingAddress } from './distinctMailingAddress';
import type { ContactPreference, Profile } from './Profile';
import { type ProfileText, profileFields, profileTextNames, profileTexts } from './profileFields';

/** The description of a save, in the specification's spelling (rule PROFILE-12). */
export type ChangeDescription =
  | 'Updated Mailing Address'
  | 'Updated Phone Number'
  | 'Updated Customer Name'
  | 'Updated eDevlivery Preference'
  | 'Updated Contact Preference'
  | 'Updated Email Address'
  | 'Updated Customer Info';

/** The fields of one save. An absent field stays as it is. */
export interface ProfileChange extends Partial<Pick<Profile, ProfileText | 'edeliveryPreference'>> {
  readonly mailingAddress?: PostalAddress;
  readonly contactPreference?: ContactPreference;
}

const removable: readonly string[] = profileTextNames.filter((field) => profileTexts[field].canBeRemoved);

const isSupplied = (field: string, value: unknown): boolean => value !== '' || removable.includes(field);

/** The profile after a save: only the supplied fields change. */
export const withChange = (profile: Profile, change: ProfileChange): Profile => {
  const supplied = Object.entries(change).filter(([field, value]) => isSupplied(field, value));
  return { ...profile, ...Object.fromEntries(supplied) };
};

/** The profile as text, to compare it. The insurer may store the same phone number, address or email in another form. */
const comparable = (profile: Profile): string =>
  JSON.stringify({
    ...pick(profile, Object.keys(profileFields) as (keyof ProfileChange)[]),
    phoneNumber: PhoneNumber.ofStored(profile.phoneNumber),
    email: profile.email.toLowerCase(),
    mailingAddress: Object.entries(distinctMailingAddress(profile) ?? {}).sort(),
  });

/** Whether the profile shows a change, so that saving it again would change nothing. */
export const hasChange = (profile: Profile, change: ProfileChange): boolean =>
  comparable(withChange(profile, change)) === comparable(profile);

/**
 * Whether someone else has given the fields of a change other values since the customer saw them (rule PROFILE-50). A field that is now
 * empty does not count, because a save overwrites nothing there.
 */
export const isChangedMeanwhile = (seen: Profile, now: Profile, change: ProfileChange): boolean => {
  const fields = (Object.keys(change) as (keyof ProfileChange)[]).filter((field) => isSupplied(field, now[field]));
  const seenFields = fields.map((field) => [field, seen[field]] as const);
  const before: Profile = { ...now, ...Object.fromEntries<unknown>(seenFields) };
  return comparable(before) !== comparable(now) && !hasChange(now, change);
};
