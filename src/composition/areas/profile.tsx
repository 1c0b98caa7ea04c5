import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import type { Wiring } from '../wire';
import { accountModule } from '../modules/account';
import { pollingModule } from '../modules/polling';
import { profileChangeModule } from '../modules/profileChange';
import { profileModule } from '../modules/profile';

export const area = async ({ load, give, get }: Wiring): Promise<Area<'profile'>> => {
  give({ lookup: await get('loadAddressLookup')() });
  load(accountModule, pollingModule, profileChangeModule, profileModule);
  return { profile: screen(ProfileScreen, get('openProfile')) };
};
