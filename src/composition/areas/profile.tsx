import { completeRecord } from '../../application/customer/completeRecord';
import { emailUseCases } from '../../application/customer/emailUseCases';
import { profileUseCases } from '../../application/customer/profileUseCases';
import { pollChange } from '../../application/pollChange';
import { noProfileDrafts } from '../../ui/profile/ProfileDrafts';
import { ProfileScreen } from '../../ui/profile/ProfileScreen';
import { ProfileViewModel } from '../../ui/profile/ProfileViewModel';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const profileArea = async (shared: SharedParts): Promise<Area<'profile'>> => {
  const { record, wait, loadPolicy, loadProfile } = shared;
  const useCases = profileUseCases(shared);
  const page = {
    ...shared,
    ...useCases,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    ...emailUseCases({ ...shared, ...useCases, pollChange: pollChange(wait) }),
    drafts: record.drafts.of('profile', noProfileDrafts),
    lookup: await shared.loadAddressLookup(),
  };
  return { Profile: screen(ProfileScreen, () => new ProfileViewModel(page)) };
};
