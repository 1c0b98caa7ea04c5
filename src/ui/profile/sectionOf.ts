import type { ProfileChange } from '../../domain/customer/profileChange';
import type { ProfileSection } from './ProfileDrafts';

/** The section that shows a change. The contact of a claim has several fields; its phone number comes first on the page. */
export const sectionOf = (change: ProfileChange): ProfileSection => {
  if (change.firstName !== undefined || change.lastName !== undefined) return 'name';
  if (change.phoneNumber !== undefined) return 'phone';
  if (change.email !== undefined) return 'email';
  if (change.mailingAddress !== undefined) return 'mailingAddress';
  return change.contactPreference === undefined ? 'edelivery' : 'contactPreference';
};
