import { loadPolicy } from '../../application/account/loadPolicy';
import { loadProfile } from '../../application/account/loadProfile';
import { logOut } from '../../application/session/logOut';

export const coreUseCases = { loadPolicy, loadProfile, logOut };
