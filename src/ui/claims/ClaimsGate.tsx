import { observer } from 'mobx-react-lite';
import { Navigate, Outlet } from 'react-router-dom';
import { routes } from '../app/routes';
import { useVisit } from '../app/useVisit';
import { Waiting } from '../app/Waiting';
import { useText } from '../text/useText';
import type { ClaimsGateViewModel } from './ClaimsGateViewModel';

/** A customer in New York who opens a claims address lands on the dashboard (decisions, "Screens"). */
export const ClaimsGate = observer(({ open }: { readonly open: () => ClaimsGateViewModel }) => {
  const { entry } = useVisit(open);
  const t = useText();
  if (entry === 'unknown') return <Waiting text={t('shell.loading')} />;
  return entry === 'allowed' ? <Outlet /> : <Navigate to={routes.home} replace />;
});
