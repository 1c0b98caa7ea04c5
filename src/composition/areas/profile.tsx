import { completeEmailChange } from '../../application/customer/completeEmailChange';
import { completeRecord } from '../../application/customer/completeRecord';
import { confirmEmailChange } from '../../application/customer/confirmEmailChange';
import { profileUseCases } from '../../application/customer/profileUseCases';
import { requestEmailCode } from '../../application/customer/requestEmailCode';
import { pollChange } from '../../application/pollChange';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const profileArea = async (shared: SharedParts): Promise<Area<'profile'>> => {
  const { auth, customer, record, wait, loadPolicy, loadProfile } = shared;
  const useCases = profileUseCases(shared);
  const { saveProfile } = useCases;
  const page = {
    ...shared,
    ...useCases,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    requestEmailCode: requestEmailCode(customer, record),
    confirmEmailChange: confirmEmailChange(customer, record),
    completeEmailChange: completeEmailChange(customer, auth, record, pollChange(wait), saveProfile, loadProfile),
    drafts: record.drafts.of('profile', noProfileDrafts),
    lookup: await shared.loadAddressLookup(),
  };
  return { Profile: screen(ProfileScreen, () => new ProfileViewModel(page)) };
};
