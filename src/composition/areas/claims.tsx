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
import { screen } from '../screen';
import type { Wiring } from '../wire';
import { accountModule } from '../modules/account';
import { profileChangeModule } from '../modules/profileChange';
import { claimsModule } from '../modules/claims';

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
