import type { Draft } from '../../application/drafts/Drafts';
import { type Container, ContainerModule } from 'inversify';
import { type CompleteEmailChange, completeEmailChange } from '../../application/customer/completeEmailChange';
import { type CompleteRecord, completeRecord } from '../../application/customer/completeRecord';
import { type ConfirmEmailChange, confirmEmailChange } from '../../application/customer/confirmEmailChange';
import { type FindOutProfile, findOutProfile } from '../../application/customer/findOutProfile';
import { type ProfileIsSaved, profileIsSaved } from '../../application/customer/profileIsSaved';
import { type RequestEmailCode, requestEmailCode } from '../../application/customer/requestEmailCode';
import { type SaveProfile, saveProfile } from '../../application/customer/saveProfile';
import { type WriteOnce, writeOnce } from '../../application/unknownOutcome';
import type { ProfileArea } from '../../ui/shell/areas';
import { type ProfileDrafts, noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { type OpenProfileEditor, profileEditors } from '../../ui/profile/profileEditors';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import { resolved, viewModel } from '../dependencies';
import { screen } from '../screen';
import { t, token } from '../tokens';

const p = {
  completeRecord: token<CompleteRecord>('completeRecordForProfile'),
  writeOnce: token<WriteOnce>('writeOnceForProfile'),
  isSaved: token<ProfileIsSaved>('profileIsSaved'),
  saveProfile: token<SaveProfile>('saveProfile'),
  findOutProfile: token<FindOutProfile>('findOutProfile'),
  requestEmailCode: token<RequestEmailCode>('requestEmailCode'),
  confirmEmailChange: token<ConfirmEmailChange>('confirmEmailChange'),
  completeEmailChange: token<CompleteEmailChange>('completeEmailChange'),
  openEditor: token<OpenProfileEditor>('openProfileEditor'),
  drafts: token<Draft<ProfileDrafts>>('profileDrafts'),
  profile: token<ProfileViewModel>('profile'),
};

const profileModule = new ContainerModule(({ bind }) => {
  bind(p.completeRecord).toResolvedValue(completeRecord, [t.record, t.loadPolicy, t.loadProfile]).inSingletonScope();
  bind(p.writeOnce).toResolvedValue(writeOnce, [t.record, t.uniqueIds]).inSingletonScope();
  bind(p.isSaved).toResolvedValue(profileIsSaved, [t.loadProfile, t.record]).inSingletonScope();
  bind(p.saveProfile).toResolvedValue(saveProfile, [t.customer, t.record, p.writeOnce, p.isSaved]).inSingletonScope();
  bind(p.findOutProfile).toResolvedValue(findOutProfile, [t.record, p.isSaved]).inSingletonScope();
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
    .toDynamicValue((context) =>
      profileEditors(
        resolved(context, {
          saveProfile: p.saveProfile,
          requestEmailCode: p.requestEmailCode,
          confirmEmailChange: p.confirmEmailChange,
          completeEmailChange: p.completeEmailChange,
          lookup: t.addressLookup,
          delay: t.wait,
          navigation: t.navigation,
          errors: t.errors,
        }),
      ),
    )
    .inSingletonScope();
  bind(p.drafts)
    .toResolvedValue((record) => record.drafts.of('profile', noProfileDrafts), [t.record])
    .inSingletonScope();
  bind(p.profile)
    .toDynamicValue(
      viewModel(ProfileViewModel, {
        record: t.record,
        completeRecord: p.completeRecord,
        saveProfile: p.saveProfile,
        findOutProfile: p.findOutProfile,
        openEditor: p.openEditor,
        drafts: p.drafts,
        errors: t.errors,
      }),
    )
    .inTransientScope();
});

export const profileArea = async (container: Container): Promise<ProfileArea> => {
  container.load(profileModule);
  return { Profile: screen(container, ProfileScreen, p.profile) };
};
