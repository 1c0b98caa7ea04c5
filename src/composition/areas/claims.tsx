import { type Container, ContainerModule } from 'inversify';
import { type FileClaim, type FindOutClaim, fileClaim, findOutClaim } from '../../application/claims/fileClaim';
import {
  type FindOutContact,
  type SaveContact,
  findOutContact,
  saveContact,
} from '../../application/claims/saveContact';
import { listClaims, readFiledClaim } from '../../application/claims/listClaims';
import { type FindOutProfile, findOutProfile } from '../../application/customer/findOutProfile';
import { type ProfileIsSaved, profileIsSaved } from '../../application/customer/profileIsSaved';
import { type SaveProfile, saveProfile } from '../../application/customer/saveProfile';
import { type WriteOnce, writeOnce } from '../../application/unknownOutcome';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { ClaimsArea } from '../../ui/shell/areas';
import { ClaimConfirmScreen } from '../../ui/claims/ClaimConfirmScreen';
import { ClaimContactScreen } from '../../ui/claims/ClaimContactScreen';
import { ClaimFlow } from '../../ui/claims/ClaimFlow';
import { ClaimFlowViewModel } from '../../ui/claims/ClaimFlowViewModel';
import { ClaimIntroScreen } from '../../ui/claims/ClaimIntroScreen';
import { ClaimsGate } from '../../ui/claims/ClaimsGate';
import { ClaimsGateViewModel } from '../../ui/claims/ClaimsGateViewModel';
import { ClaimsListViewModel } from '../../ui/claims/ClaimsListViewModel';
import { ClaimsPageViewModel } from '../../ui/claims/ClaimsPageViewModel';
import { ClaimsScreen } from '../../ui/claims/ClaimsScreen';
import { ClaimSummaryScreen } from '../../ui/claims/ClaimSummaryScreen';
import { ClaimWhatScreen } from '../../ui/claims/ClaimWhatScreen';
import { ClaimWhenScreen } from '../../ui/claims/ClaimWhenScreen';
import { FiledClaimViewModel } from '../../ui/claims/FiledClaimViewModel';
import { ViewClaimsScreen } from '../../ui/claims/ViewClaimsScreen';
import { viewModel } from '../dependencies';
import { screen } from '../screen';
import { t, token } from '../tokens';

const c = {
  writeOnce: token<WriteOnce>('writeOnceForClaims'),
  profileIsSaved: token<ProfileIsSaved>('contactIsSaved'),
  saveProfile: token<SaveProfile>('saveProfileOfContact'),
  findOutProfile: token<FindOutProfile>('findOutProfileOfContact'),
  fileClaim: token<FileClaim>('fileClaim'),
  findOutClaim: token<FindOutClaim>('findOutClaim'),
  saveContact: token<SaveContact>('saveContact'),
  findOutContact: token<FindOutContact>('findOutContact'),
  read: token<Pick<ClaimsGateway, 'list' | 'details'>>('readClaims'),
  readFiled: token<Pick<ClaimsGateway, 'details'>>('readFiledClaim'),
  gate: token<ClaimsGateViewModel>('claimsGate'),
  page: token<ClaimsPageViewModel>('claimsPage'),
  list: token<ClaimsListViewModel>('claimsList'),
  filed: token<FiledClaimViewModel>('filedClaim'),
  flow: token<ClaimFlowViewModel>('claimFlow'),
};

const claimsModule = new ContainerModule(({ bind }) => {
  bind(c.writeOnce).toResolvedValue(writeOnce, [t.record, t.uniqueIds]).inSingletonScope();
  bind(c.fileClaim).toResolvedValue(fileClaim, [t.claims, t.record, t.clock, c.writeOnce]).inSingletonScope();
  bind(c.findOutClaim).toResolvedValue(findOutClaim, [t.claims, t.record]).inSingletonScope();
  bind(c.profileIsSaved).toResolvedValue(profileIsSaved, [t.loadProfile, t.record]).inSingletonScope();
  bind(c.saveProfile)
    .toResolvedValue(saveProfile, [t.customer, t.record, c.writeOnce, c.profileIsSaved])
    .inSingletonScope();
  bind(c.findOutProfile).toResolvedValue(findOutProfile, [t.record, c.profileIsSaved]).inSingletonScope();
  bind(c.saveContact).toResolvedValue(saveContact, [c.saveProfile, t.record]).inSingletonScope();
  bind(c.findOutContact).toResolvedValue(findOutContact, [c.findOutProfile, t.record]).inSingletonScope();
  bind(c.read)
    .toResolvedValue((claims, record) => ({ ...claims, list: listClaims(claims, record) }), [t.claims, t.record])
    .inSingletonScope();
  bind(c.readFiled)
    .toResolvedValue((claims, record) => ({ details: readFiledClaim(claims, record) }), [t.claims, t.record])
    .inSingletonScope();
  bind(c.gate)
    .toDynamicValue(viewModel(ClaimsGateViewModel, { record: t.record, loadProfile: t.loadProfile, errors: t.errors }))
    .inTransientScope();
  bind(c.page)
    .toDynamicValue(viewModel(ClaimsPageViewModel, { record: t.record }))
    .inTransientScope();
  bind(c.list)
    .toDynamicValue(viewModel(ClaimsListViewModel, { claims: c.read, errors: t.errors }))
    .inTransientScope();
  bind(c.filed)
    .toDynamicValue(viewModel(FiledClaimViewModel, { record: t.record, claims: c.readFiled, errors: t.errors }))
    .inTransientScope();
  bind(c.flow)
    .toDynamicValue(
      viewModel(ClaimFlowViewModel, {
        record: t.record,
        saveContact: c.saveContact,
        findOutContact: c.findOutContact,
        fileClaim: c.fileClaim,
        findOutClaim: c.findOutClaim,
        clock: t.clock,
        ids: t.uniqueIds,
        navigation: t.navigation,
        errors: t.errors,
      }),
    )
    .inTransientScope();
});

export const claimsArea = async (container: Container): Promise<ClaimsArea> => {
  container.load(claimsModule);
  return {
    Gate: screen(container, ClaimsGate, c.gate),
    Claims: () => <ClaimsScreen open={() => container.get(c.page)} openList={() => container.get(c.list)} />,
    ViewClaims: screen(container, ViewClaimsScreen, c.list),
    Flow: screen(container, ClaimFlow, c.flow),
    Intro: ClaimIntroScreen,
    What: ClaimWhatScreen,
    When: ClaimWhenScreen,
    Contact: ClaimContactScreen,
    Summary: ClaimSummaryScreen,
    Confirm: screen(container, ClaimConfirmScreen, c.filed),
  };
};
