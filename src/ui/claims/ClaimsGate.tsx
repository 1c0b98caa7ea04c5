import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Redirect } from '../screen/Redirect';
import { useVisit } from '../screen/useVisit';
import { LoadingScreen } from '../screen/LoadingScreen';
import { useText } from '../text/useText';
import type { ClaimsGateViewModel } from './ClaimsGateViewModel';

interface ClaimsGateProps {
  readonly open: () => ClaimsGateViewModel;
  readonly children?: ReactElement;
}

/** A customer in New York lands on the dashboard (rule CLAIM-2). */
export const ClaimsGate = observer(({ open, children }: ClaimsGateProps) => {
  const { entry } = useVisit(open);
  const t = useText();
  if (entry === 'unknown') return <LoadingScreen text={t('shell.loading')} />;
  return entry === 'allowed' ? children : <Redirect to="home" />;
});
