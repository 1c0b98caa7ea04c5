import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import { profileUseCases } from '../useCases/profile';
import { type Module, needing } from '../wire';

export const profileModule: Module = {
  ...profileUseCases,

  openProfile: needing(
    [
      'saveSection',
      'resolveProfile',
      'requestEmailCode',
      'confirmEmailChange',
      'completeEmailChange',
      'record',
      'completeRecord',
      'loadProfile',
      'lookup',
      'clock',
      'wait',
      'navigation',
      'errors',
    ],
    (needs) => () => new ProfileViewModel({ ...needs, drafts: needs.record.drafts.of('profile', noProfileDrafts) }),
  ),
};
