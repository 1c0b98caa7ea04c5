import { type Container, ContainerModule } from 'inversify';
import { type FileClaim, fileClaim } from '../../application/claims/fileClaim';
import { type SaveContact, saveContact } from '../../application/claims/saveContact';
import type { ClaimsArea } from '../../ui/app/areas';
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
import { ViewClaimsScreen } from '../../ui/claims/ViewClaimsScreen';
import { screen } from '../screen';
import { t, token } from '../tokens';

const c = {
  fileClaim: token<FileClaim>('fileClaim'),
  saveContact: token<SaveContact>('saveContact'),
  gate: token<ClaimsGateViewModel>('claimsGate'),
  page: token<ClaimsPageViewModel>('claimsPage'),
  list: token<ClaimsListViewModel>('claimsList'),
  flow: token<ClaimFlowViewModel>('claimFlow'),
};

const claimsModule = new ContainerModule(({ bind }) => {
  bind(c.fileClaim).toResolvedValue(fileClaim, [t.claims, t.claimDraft, t.clock]).inSingletonScope();
  bind(c.saveContact).toResolvedValue(saveContact, [t.customer, t.record]).inSingletonScope();
  bind(c.gate)
    .toResolvedValue((...parts) => new ClaimsGateViewModel(...parts), [t.record, t.loadProfile, t.failures])
    .inTransientScope();
  bind(c.page)
    .toResolvedValue((...parts) => new ClaimsPageViewModel(...parts), [t.record])
    .inTransientScope();
  bind(c.list)
    .toResolvedValue((...parts) => new ClaimsListViewModel(...parts), [t.claims, t.failures])
    .inTransientScope();
  bind(c.flow)
    .toResolvedValue(
      (...parts) => new ClaimFlowViewModel(...parts),
      [t.record, c.saveContact, c.fileClaim, t.clock, t.uniqueIds, t.navigation, t.failures],
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
    Confirm: ClaimConfirmScreen,
  };
};
