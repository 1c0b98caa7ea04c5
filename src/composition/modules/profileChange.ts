import { profileWrite } from '../../application/profile/profileWrite';
import { resolveProfile } from '../../application/profile/resolveProfile';
import { saveProfile } from '../../application/profile/saveProfile';
import { saveSection } from '../../application/profile/saveSection';
import { wire } from '../wire';

/** A change of the profile, which a claim makes too. */
export const profileChangeModule = wire((provide) => {
  provide('profileWrite', ['record', 'loadProfile', 'ids'], profileWrite);
  provide('saveProfile', ['record', 'customer', 'profileWrite'], saveProfile);
  provide('saveSection', ['record', 'loadProfile', 'saveProfile'], saveSection);
  provide('resolveProfile', ['profileWrite'], resolveProfile);
});
