import { observer } from 'mobx-react-lite';
import { Navigate, Outlet } from 'react-router-dom';
import { routes } from '../screen/routes';
import { useVisit } from '../screen/useVisit';
import { LoadingScreen } from '../screen/LoadingScreen';
import { useText } from '../text/useText';
import type { ClaimsGateViewModel } from './ClaimsGateViewModel';

/** A customer in New York lands on the dashboard (rule CLAIM-2). */
export const ClaimsGate = observer(({ open }: { readonly open: () => ClaimsGateViewModel }) => {
  const { entry } = useVisit(open);
  const t = useText();
  if (entry === 'unknown') return <LoadingScreen text={t('shell.loading')} />;
  return entry === 'allowed' ? <Outlet /> : <Navigate to={routes.home} replace />;
});
