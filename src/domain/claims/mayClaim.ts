import { type Profile, stateCode } from '../profile/Profile';

/** Claims are not offered to customers whose state code is NY. */
export const mayClaim = (profile: Pick<Profile, 'address'>): boolean => stateCode(profile) !== 'NY';
