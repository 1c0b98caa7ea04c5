import { findPolicy } from '../../application/account/findPolicy';
import { claimWrite } from '../../application/claims/claimWrite';
import { fileClaim } from '../../application/claims/fileClaim';
import { resolveClaim } from '../../application/claims/resolveClaim';
import { resolveContact } from '../../application/claims/resolveContact';
import { saveContact } from '../../application/claims/saveContact';
import { ClaimFlowViewModel } from '../../ui/claims/ClaimFlowViewModel';
import { ClaimsGateViewModel } from '../../ui/claims/ClaimsGateViewModel';
import { ClaimsListViewModel } from '../../ui/claims/ClaimsListViewModel';
import { FiledClaimViewModel } from '../../ui/claims/FiledClaimViewModel';
import { wire } from '../wire';

/** A date of loss is one of the customer's own days (decision 31). */
export const claimsModule = wire((provide) => {
  provide('findPolicy', ['record', 'loadPolicy'], findPolicy);
  provide('claimWrite', ['record', 'ids', 'claims'], claimWrite);
  provide('fileClaim', ['record', 'claims', 'claimWrite', 'customerClock'], ({ customerClock: clock, ...needs }) =>
    fileClaim({ ...needs, clock }),
  );
  provide('resolveClaim', ['record', 'claimWrite'], resolveClaim);
  provide('saveContact', ['record', 'saveSection'], saveContact);
  provide('resolveContact', ['record', 'resolveProfile'], resolveContact);

  provide(
    'openClaimFlow',
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
  );
  provide(
    'openClaimsGate',
    ['record', 'findPolicy', 'loadProfile', 'errors'],
    (needs) => () => new ClaimsGateViewModel(needs),
  );
  provide(
    'openClaimsList',
    ['record', 'listClaims', 'claims', 'errors', 'configuration', 'afterPaint'],
    ({ configuration: { timeZone }, ...needs }) =>
      (isReturn) =>
        new ClaimsListViewModel({ ...needs, timeZone }, isReturn),
  );
  provide('openFiledClaim', ['record', 'claims', 'errors'], (needs) => () => new FiledClaimViewModel(needs));
});
