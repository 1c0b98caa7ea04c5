import type { ReactElement } from 'react';
import { ClaimFlow } from '../../src/ui/claims/ClaimFlow';
import { aClaimDraft } from './claim';
import { drawScreen } from './drawScreen';
import { testPortal } from './testPortal';

/** Draws a step of the claim of nj-current, with a complete draft. */
export const showStep = async (
  route: string,
  step: ReactElement,
  change?: Parameters<typeof testPortal>[1],
): Promise<void> => {
  const { record, get } = await testPortal('nj-current', change);
  record.claim.write(aClaimDraft());
  drawScreen(<ClaimFlow open={get('openClaimFlow')}>{step}</ClaimFlow>, undefined, route);
};
