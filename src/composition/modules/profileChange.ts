import { profileUseCases } from '../../application/customer/profileUseCases';
import { wire } from '../wire';

/** A change of the profile, which a claim makes too. */
export const profileChangeModule = wire((provide) => {
  provide('profileUseCases', ['record', 'customer', 'loadProfile', 'ids'], profileUseCases);
});
