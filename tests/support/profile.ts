import type { PostalAddress } from '../../src/domain/PostalAddress';
import { type Profile, emptyProfile } from '../../src/domain/profile/Profile';
import type { CustomerName } from '../../src/domain/profile/profileRules';

export const aName: CustomerName = { firstName: 'Ada', middleInitial: 'M', lastName: 'Jensen' };

export const anAddress: PostalAddress = { address1: '12 Elm Street', city: 'Montclair', state: 'NJ', zipCode: '07042' };

export const aBox: PostalAddress = { address1: 'PO Box 418', city: 'Jersey City', state: 'NJ', zipCode: '07303' };

/** A profile whose texts are all filled. It has no optional field. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...emptyProfile,
  ...aName,
  phoneNumber: '555-201-2030',
  email: 'ada@example.com',
  address: anAddress,
  ...changes,
});
