import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readHistoryState } from '../screen/historyState';
import type { RouterNavigation } from '../screen/Navigation';
import { isPublic, routeOfPath, routes } from '../screen/routes';
import type { ShellViewModel } from './ShellViewModel';

interface GuardProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly navigation: Pick<RouterNavigation, 'pending'>;
  readonly children: ReactElement;
}

/**
 * Sends a customer without a session to the login screen, which says why. It may render before the navigation that the end of the session
 * caused, so it repeats the notice of that navigation; Log Out has none.
 */
export const Guard = observer(({ shell, navigation, children }: GuardProps) => {
  const { pathname } = useLocation();
  const route = routeOfPath(pathname);
  if (isPublic(route) || shell.isAuthenticated) return children;
  const { pending } = navigation;
  const arrival = route === 'pageNotFound' ? 'notFound' : 'loginNeeded';
  const notice = pending?.route === 'login' ? readHistoryState('login', pending.state).notice : arrival;
  return <Navigate to={routes.login} replace state={{ notice }} />;
});
