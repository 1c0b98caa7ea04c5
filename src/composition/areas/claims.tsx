import { claimUseCases } from '../../application/claims/claimUseCases';
import { contactUseCases } from '../../application/claims/contactUseCases';
import { listClaims, readFiledClaim } from '../../application/claims/listClaims';
import { profileUseCases } from '../../application/customer/profileUseCases';
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
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

/** A date of loss is one of the customer's own days (decision 31). */
export const claimsArea = (portal: SharedParts): Area<'claims'> => {
  const shared = { ...portal, clock: portal.customerClock };
  const { claims, record } = shared;
  const flow = {
    ...shared,
    ...contactUseCases({ record, ...profileUseCases(shared) }),
    ...claimUseCases(shared),
  };
  const filed = { ...shared, claims: { details: readFiledClaim(claims, record) } };
  const openList = () => new ClaimsListViewModel({ ...shared, listClaims: listClaims(claims, record) });
  return {
    Gate: screen(ClaimsGate, () => new ClaimsGateViewModel(shared)),
    Claims: screen(ClaimsScreen, openList),
    ViewClaims: screen(ViewClaimsScreen, openList),
    Flow: screen(ClaimFlow, () => new ClaimFlowViewModel(flow)),
    Intro: ClaimIntroScreen,
    What: ClaimWhatScreen,
    When: ClaimWhenScreen,
    Contact: ClaimContactScreen,
    Summary: ClaimSummaryScreen,
    Confirm: screen(ClaimConfirmScreen, () => new FiledClaimViewModel(filed)),
  };
};
