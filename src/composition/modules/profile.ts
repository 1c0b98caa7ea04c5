import { completeEmailChange } from '../../application/profile/completeEmailChange';
import { confirmEmailChange } from '../../application/profile/confirmEmailChange';
import { requestEmailCode } from '../../application/profile/requestEmailCode';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import { wire } from '../wire';

export const profileModule = wire((provide) => {
  provide('requestEmailCode', ['record', 'customer'], requestEmailCode);
  provide('confirmEmailChange', ['record', 'customer'], confirmEmailChange);
  provide(
    'completeEmailChange',
    ['record', 'customer', 'auth', 'pollChange', 'saveProfile', 'loadProfile'],
    completeEmailChange,
  );

  provide(
    'openProfile',
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
  );
});
