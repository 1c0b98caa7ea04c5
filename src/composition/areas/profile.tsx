import type { Container } from 'inversify';
import { completeEmailChange } from '../../application/customer/completeEmailChange';
import { completeRecord } from '../../application/customer/completeRecord';
import { confirmEmailChange } from '../../application/customer/confirmEmailChange';
import { findOutProfile } from '../../application/customer/findOutProfile';
import { profileIsSaved } from '../../application/customer/profileIsSaved';
import { requestEmailCode } from '../../application/customer/requestEmailCode';
import { saveProfile } from '../../application/customer/saveProfile';
import { pollChange } from '../../application/pollChange';
import { writeOnce } from '../../application/unknownOutcome';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { profileEditors } from '../../ui/profile/profileEditors';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import type { ProfileArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { screen } from '../screen';

export const profileArea = async (container: Container): Promise<ProfileArea> => {
  const { auth, customer, record, uniqueIds, wait, navigation, errors, ...others } = shared(container);
  const { addressLookup, loadPolicy, loadProfile, clearSession } = others;
  const isSaved = profileIsSaved(loadProfile, record);
  const save = saveProfile(customer, record, writeOnce(record, uniqueIds), isSaved);
  const poll = pollChange(wait);
  const openEditor = profileEditors({
    saveProfile: save,
    requestEmailCode: requestEmailCode(customer, record),
    confirmEmailChange: confirmEmailChange(customer, record),
    completeEmailChange: completeEmailChange(customer, auth, record, poll, save, loadProfile, clearSession),
    lookup: addressLookup,
    delay: wait,
    navigation,
    errors,
  });
  const page = {
    record,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    saveProfile: save,
    findOutProfile: findOutProfile(record, isSaved),
    openEditor,
    drafts: record.drafts.of('profile', noProfileDrafts),
    errors,
  };
  return { Profile: screen(ProfileScreen, () => new ProfileViewModel(page)) };
};
