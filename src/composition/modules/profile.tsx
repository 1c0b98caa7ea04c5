import { emailUseCases } from '../../application/customer/emailUseCases';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import { type Wiring, wire } from '../wire';
import { accountModule } from './account';
import { pollingModule } from './polling';
import { profileChangeModule } from './profileChange';

export const profileModule = wire((provide) => {
  provide(
    'emailUseCases',
    ['record', 'customer', 'auth', 'pollChange', 'profileUseCases', 'loadProfile'],
    ({ profileUseCases: { saveProfile }, ...needs }) => emailUseCases({ ...needs, saveProfile }),
  );
  provide(
    'openProfile',
    ['profileUseCases', 'emailUseCases', 'record', 'completeRecord', 'lookup', 'clock', 'wait', 'navigation', 'errors'],
    ({ profileUseCases, emailUseCases, ...needs }) =>
      () =>
        new ProfileViewModel({
          ...needs,
          ...profileUseCases,
          ...emailUseCases,
          drafts: needs.record.drafts.of('profile', noProfileDrafts),
        }),
  );
});

export const profileArea = async ({ load, give, get }: Wiring): Promise<Area<'profile'>> => {
  give({ lookup: await get('loadAddressLookup')() });
  load(accountModule, pollingModule, profileChangeModule, profileModule);
  return { Profile: screen(ProfileScreen, get('openProfile')) };
};
