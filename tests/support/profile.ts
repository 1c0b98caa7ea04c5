import { type Profile, emptyProfile } from '../../src/domain/profile/Profile';
import type { CustomerName } from '../../src/domain/profile/profileRules';

export const aName: CustomerName = { firstName: 'Ada', middleInitial: 'M', lastName: 'Jensen' };

/** A profile whose texts are all filled. It has no optional field. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...emptyProfile,
  ...aName,
  phoneNumber: '555-201-2030',
  email: 'ada@example.com',
  address: { address1: '12 Elm Street', city: 'Montclair', state: 'NJ', zipCode: '07042' },
  ...changes,
});
