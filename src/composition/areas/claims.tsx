import type { Container } from 'inversify';
import { fileClaim, findOutClaim } from '../../application/claims/fileClaim';
import { listClaims, readFiledClaim } from '../../application/claims/listClaims';
import { findOutContact, saveContact } from '../../application/claims/saveContact';
import { profileUseCases } from '../../application/customer/profileUseCases';
import { writeOnce } from '../../application/unknownOutcome';
import { ClaimConfirmScreen } from '../../ui/claims/ClaimConfirmScreen';
import { ClaimContactScreen } from '../../ui/claims/ClaimContactScreen';
import { ClaimFlow } from '../../ui/claims/ClaimFlow';
import { ClaimFlowViewModel } from '../../ui/claims/ClaimFlowViewModel';
import { ClaimIntroScreen } from '../../ui/claims/ClaimIntroScreen';
import { ClaimsGate } from '../../ui/claims/ClaimsGate';
import { ClaimsGateViewModel } from '../../ui/claims/ClaimsGateViewModel';
import { ClaimsListViewModel } from '../../ui/claims/ClaimsListViewModel';
import { ClaimsScreen } from '../../ui/claims/ClaimsScreen';
import { ClaimSummaryScreen } from '../../ui/claims/ClaimSummaryScreen';
import { ClaimWhatScreen } from '../../ui/claims/ClaimWhatScreen';
import { ClaimWhenScreen } from '../../ui/claims/ClaimWhenScreen';
import { FiledClaimViewModel } from '../../ui/claims/FiledClaimViewModel';
import { ViewClaimsScreen } from '../../ui/claims/ViewClaimsScreen';
import type { ClaimsArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { screen } from '../screen';

export const claimsArea = (container: Container): ClaimsArea => {
  const { claims, customer, record, clock, ids, loadProfile, navigation, errors } = shared(container);
  const { saveProfile, findOutProfile } = profileUseCases({ record, customer, loadProfile, ids });
  const flow = {
    record,
    saveContact: saveContact(saveProfile, record),
    findOutContact: findOutContact(findOutProfile, record),
    fileClaim: fileClaim(claims, record, clock, writeOnce(record, ids)),
    findOutClaim: findOutClaim(claims, record),
    clock,
    ids,
    navigation,
    errors,
  };
  const filed = { details: readFiledClaim(claims, record) };
  const openList = () => new ClaimsListViewModel({ record, listClaims: listClaims(claims, record), claims, errors });
  return {
    Gate: screen(ClaimsGate, () => new ClaimsGateViewModel({ record, loadProfile, errors })),
    Claims: screen(ClaimsScreen, openList),
    ViewClaims: screen(ViewClaimsScreen, openList),
    Flow: screen(ClaimFlow, () => new ClaimFlowViewModel(flow)),
    Intro: ClaimIntroScreen,
    What: ClaimWhatScreen,
    When: ClaimWhenScreen,
    Contact: ClaimContactScreen,
    Summary: ClaimSummaryScreen,
    Confirm: screen(ClaimConfirmScreen, () => new FiledClaimViewModel({ record, claims: filed, errors })),
  };
};
