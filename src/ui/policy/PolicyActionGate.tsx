import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { routes } from '../app/routes';
import { useVisit } from '../app/useVisit';
import { Waiting } from '../app/Waiting';
import { useText } from '../text/useText';
import type { PolicyActionGateViewModel } from './PolicyActionGateViewModel';

interface PolicyActionGateProps {
  readonly open: () => PolicyActionGateViewModel;
  readonly children: ReactNode;
}

/** Whoever may not do this to their policy lands on it (decisions, "Screens"). */
export const PolicyActionGate = observer(({ open, children }: PolicyActionGateProps) => {
  const { entry } = useVisit(open);
  const t = useText();
  if (entry === 'unknown') return <Waiting text={t('policy.loading')} />;
  return entry === 'allowed' ? children : <Navigate to={routes.policy} replace />;
});
