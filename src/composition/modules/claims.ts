import { ClaimFlowViewModel } from '../../ui/claims/ClaimFlowViewModel';
import { ClaimsGateViewModel } from '../../ui/claims/ClaimsGateViewModel';
import { ClaimsListViewModel } from '../../ui/claims/ClaimsListViewModel';
import { FiledClaimViewModel } from '../../ui/claims/FiledClaimViewModel';
import { claimsUseCases } from '../useCases/claims';
import { type Module, needing } from '../wire';

/** A date of loss is one of the customer's own days (decision 31). */
export const claimsModule: Module = {
  ...claimsUseCases,

  openClaimFlow: needing(
    [
      'fileClaim',
      'resolveClaim',
      'saveContact',
      'resolveContact',
      'findPolicy',
      'record',
      'clock',
      'customerClock',
      'ids',
      'navigation',
      'errors',
    ],
    (needs) => () => new ClaimFlowViewModel(needs),
  ),
  openClaimsGate: needing(
    ['record', 'findPolicy', 'loadProfile', 'errors'],
    (needs) => () => new ClaimsGateViewModel(needs),
  ),
  openClaimsList: needing(
    ['record', 'listClaims', 'claims', 'errors', 'configuration', 'afterPaint'],
    ({ configuration: { timeZone }, ...needs }) =>
      (isReturn) =>
        new ClaimsListViewModel({ ...needs, timeZone }, isReturn),
  ),
  openFiledClaim: needing(['record', 'claims', 'errors'], (needs) => () => new FiledClaimViewModel(needs)),
};
