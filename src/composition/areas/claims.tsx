import { ClaimConfirmScreen } from '../../ui/claims/ClaimConfirmScreen';
import { ClaimContactScreen } from '../../ui/claims/ClaimContactScreen';
import { ClaimFlow } from '../../ui/claims/ClaimFlow';
import { ClaimIntroScreen } from '../../ui/claims/ClaimIntroScreen';
import { ClaimsGate } from '../../ui/claims/ClaimsGate';
import { ClaimsScreen } from '../../ui/claims/ClaimsScreen';
import { ClaimSummaryScreen } from '../../ui/claims/ClaimSummaryScreen';
import { ClaimWhatScreen } from '../../ui/claims/ClaimWhatScreen';
import { ClaimWhenScreen } from '../../ui/claims/ClaimWhenScreen';
import { ViewClaimsScreen } from '../../ui/claims/ViewClaimsScreen';
import type { Area } from '../../ui/shell/areas';
import { claimsModule } from '../modules/claims';
import { screen } from '../screen';
import { accountUseCases } from '../useCases/account';
import { profileChangeUseCases } from '../useCases/profileChange';
import type { Wiring } from '../wire';

export const area = ({ load, get }: Wiring): Area<'claims'> => {
  load(accountUseCases, profileChangeUseCases, claimsModule);
  return {
    gate: screen(ClaimsGate, get('openClaimsGate')),
    claim: screen(ClaimsScreen, get('openClaimsList')),
    viewClaims: screen(ViewClaimsScreen, get('openClaimsList')),
    flow: screen(ClaimFlow, get('openClaimFlow')),
    claimReport: ClaimIntroScreen,
    claimWhat: ClaimWhatScreen,
    claimWhen: ClaimWhenScreen,
    claimContact: ClaimContactScreen,
    claimSummary: ClaimSummaryScreen,
    claimConfirm: screen(ClaimConfirmScreen, get('openFiledClaim')),
  };
};
