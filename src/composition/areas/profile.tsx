import { type Container, ContainerModule } from 'inversify';
import { type CompleteEmailChange, completeEmailChange } from '../../application/customer/completeEmailChange';
import { type CompleteRecord, completeRecord } from '../../application/customer/completeRecord';
import { type ConfirmEmailChange, confirmEmailChange } from '../../application/customer/confirmEmailChange';
import { type RequestEmailCode, requestEmailCode } from '../../application/customer/requestEmailCode';
import { type SaveProfile, saveProfile } from '../../application/customer/saveProfile';
import type { ProfileArea } from '../../ui/app/areas';
import { ProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { type OpenProfileEditor, profileEditors } from '../../ui/profile/profileEditors';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import { screen } from '../screen';
import { t, token } from '../tokens';

const p = {
  completeRecord: token<CompleteRecord>('completeRecordForProfile'),
  saveProfile: token<SaveProfile>('saveProfile'),
  requestEmailCode: token<RequestEmailCode>('requestEmailCode'),
  confirmEmailChange: token<ConfirmEmailChange>('confirmEmailChange'),
  completeEmailChange: token<CompleteEmailChange>('completeEmailChange'),
  openEditor: token<OpenProfileEditor>('openProfileEditor'),
  drafts: token<ProfileDrafts>('profileDrafts'),
  profile: token<ProfileViewModel>('profile'),
};

const profileModule = new ContainerModule(({ bind }) => {
  bind(p.completeRecord).toResolvedValue(completeRecord, [t.record, t.loadPolicy, t.loadProfile]).inSingletonScope();
  bind(p.saveProfile).toResolvedValue(saveProfile, [t.customer, t.record]).inSingletonScope();
  bind(p.requestEmailCode).toResolvedValue(requestEmailCode, [t.customer, t.record]).inSingletonScope();
  bind(p.confirmEmailChange).toResolvedValue(confirmEmailChange, [t.customer, t.record]).inSingletonScope();
  bind(p.completeEmailChange)
    .toResolvedValue(completeEmailChange, [
      t.customer,
      t.auth,
      t.record,
      t.pollChange,
      p.saveProfile,
      t.loadProfile,
      t.clearSession,
    ])
    .inSingletonScope();
  bind(p.openEditor)
    .toResolvedValue(profileEditors, [
      p.saveProfile,
      p.requestEmailCode,
      p.confirmEmailChange,
      p.completeEmailChange,
      t.addressLookup,
      t.wait,
      t.navigation,
      t.failures,
    ])
    .inSingletonScope();
  bind(p.drafts)
    .toResolvedValue((session) => new ProfileDrafts(session), [t.session])
    .inSingletonScope();
  bind(p.profile)
    .toResolvedValue(
      (...parts) => new ProfileViewModel(...parts),
      [t.record, p.completeRecord, p.saveProfile, p.openEditor, p.drafts, t.failures],
    )
    .inTransientScope();
});

export const profileArea = async (container: Container): Promise<ProfileArea> => {
  container.load(profileModule);
  return { Profile: screen(container, ProfileScreen, p.profile) };
};
