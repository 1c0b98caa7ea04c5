import { emailUseCases } from '../../application/customer/emailUseCases';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import { wire } from '../wire';

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
