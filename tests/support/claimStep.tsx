import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
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
  drawScreen(
    <Routes location={route}>
      <Route element={<ClaimFlow open={get('openClaimFlow')} />}>
        <Route path={route} element={step} />
      </Route>
    </Routes>,
  );
};
