import { claimUseCases } from '../../application/claims/claimUseCases';
import { contactUseCases } from '../../application/claims/contactUseCases';
import { readFiledClaim } from '../../application/claims/listClaims';
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
import { screen } from '../screen';
import { type Wiring, wire } from '../wire';
import { accountModule } from './account';
import { profileChangeModule } from './profileChange';

/** A date of loss is one of the customer's own days (decision 31). */
export const claimsModule = wire((provide) => {
  provide('claimUseCases', ['record', 'claims', 'customerClock', 'ids'], ({ customerClock: clock, ...needs }) =>
    claimUseCases({ ...needs, clock }),
  );
  provide('contactUseCases', ['record', 'profileUseCases'], ({ record, profileUseCases }) =>
    contactUseCases({ record, ...profileUseCases }),
  );
  provide('readFiledClaim', ['claims', 'record'], ({ claims, record }) => readFiledClaim(claims, record));
  provide(
    'openClaimFlow',
    ['claimUseCases', 'contactUseCases', 'record', 'customerClock', 'ids', 'navigation', 'errors'],
    ({ claimUseCases, contactUseCases, customerClock: clock, ...needs }) =>
      () =>
        new ClaimFlowViewModel({ ...needs, ...contactUseCases, ...claimUseCases, clock }),
  );
  provide('openClaimsGate', ['record', 'loadProfile', 'errors'], (needs) => () => new ClaimsGateViewModel(needs));
  provide(
    'openClaimsList',
    ['record', 'listClaims', 'claims', 'errors'],
    (needs) => () => new ClaimsListViewModel(needs),
  );
  provide(
    'openFiledClaim',
    ['record', 'readFiledClaim', 'errors'],
    ({ readFiledClaim, ...needs }) =>
      () =>
        new FiledClaimViewModel({ ...needs, claims: { details: readFiledClaim } }),
  );
});

export const claimsArea = ({ load, get }: Wiring): Area<'claims'> => {
  load(accountModule, profileChangeModule, claimsModule);
  return {
    Gate: screen(ClaimsGate, get('openClaimsGate')),
    Claims: screen(ClaimsScreen, get('openClaimsList')),
    ViewClaims: screen(ViewClaimsScreen, get('openClaimsList')),
    Flow: screen(ClaimFlow, get('openClaimFlow')),
    Intro: ClaimIntroScreen,
    What: ClaimWhatScreen,
    When: ClaimWhenScreen,
    Contact: ClaimContactScreen,
    Summary: ClaimSummaryScreen,
    Confirm: screen(ClaimConfirmScreen, get('openFiledClaim')),
  };
};
