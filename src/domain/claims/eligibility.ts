import { type Profile, stateCode } from '../customer/Profile';

/** Claims are not offered to customers whose state code is NY. */
export const mayClaim = (profile: Pick<Profile, 'address'>): boolean => stateCode(profile) !== 'NY';
