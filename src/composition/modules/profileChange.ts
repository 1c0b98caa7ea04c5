import { profileWrite } from '../../application/customer/profileWrite';
import { resolveProfile } from '../../application/customer/resolveProfile';
import { saveProfile } from '../../application/customer/saveProfile';
import { wire } from '../wire';

/** A change of the profile, which a claim makes too. */
export const profileChangeModule = wire((provide) => {
  provide('profileWrite', ['record', 'loadProfile', 'ids'], profileWrite);
  provide('saveProfile', ['record', 'customer', 'profileWrite'], saveProfile);
  provide('resolveProfile', ['profileWrite'], resolveProfile);
});
