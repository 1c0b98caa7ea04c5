import { claimUseCases } from '../../application/claims/claimUseCases';
import { contactUseCases } from '../../application/claims/contactUseCases';
import { readFiledClaim } from '../../application/claims/listClaims';
import { ClaimFlowViewModel } from '../../ui/claims/ClaimFlowViewModel';
import { ClaimsGateViewModel } from '../../ui/claims/ClaimsGateViewModel';
import { ClaimsListViewModel } from '../../ui/claims/ClaimsListViewModel';
import { FiledClaimViewModel } from '../../ui/claims/FiledClaimViewModel';
import { wire } from '../wire';

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
