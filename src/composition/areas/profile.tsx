import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import type { Area } from '../../ui/shell/areas';
import { profileModule } from '../modules/profile';
import { screen } from '../screen';
import { accountUseCases } from '../useCases/account';
import { pollingUseCases } from '../useCases/polling';
import { profileChangeUseCases } from '../useCases/profileChange';
import type { Wiring } from '../wire';

export const area = async ({ load, give, get }: Wiring): Promise<Area<'profile'>> => {
  give({ lookup: await get('loadAddressLookup')() });
  load(accountUseCases, pollingUseCases, profileChangeUseCases, profileModule);
  return { profile: screen(ProfileScreen, get('openProfile')) };
};
