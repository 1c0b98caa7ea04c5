import type { Container } from 'inversify';
import { completeEmailChange } from '../../application/customer/completeEmailChange';
import { completeRecord } from '../../application/customer/completeRecord';
import { confirmEmailChange } from '../../application/customer/confirmEmailChange';
import { profileUseCases } from '../../application/customer/profileUseCases';
import { requestEmailCode } from '../../application/customer/requestEmailCode';
import { pollChange } from '../../application/pollChange';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { profileEditors } from '../../ui/profile/profileEditors';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import type { ProfileArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { screen } from '../screen';

export const profileArea = async (container: Container): Promise<ProfileArea> => {
  const { auth, customer, record, ids, wait, navigation, errors, ...others } = shared(container);
  const { loadAddressLookup, loadPolicy, loadProfile } = others;
  const { saveProfile, findOutProfile } = profileUseCases({ record, customer, loadProfile, ids });
  const poll = pollChange(wait);
  const openEditor = profileEditors({
    saveProfile,
    requestEmailCode: requestEmailCode(customer, record),
    confirmEmailChange: confirmEmailChange(customer, record),
    completeEmailChange: completeEmailChange(customer, auth, record, poll, saveProfile, loadProfile),
    lookup: await loadAddressLookup(),
    wait,
    navigation,
    errors,
  });
  const page = {
    record,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    saveProfile,
    findOutProfile,
    openEditor,
    drafts: record.drafts.of('profile', noProfileDrafts),
    errors,
  };
  return { Profile: screen(ProfileScreen, () => new ProfileViewModel(page)) };
};
