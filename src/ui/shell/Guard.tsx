import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readHistoryState } from '../screen/historyState';
import type { RouterNavigation } from '../screen/Navigation';
import { isPublic, routeOfPath, routes } from '../screen/routes';
import type { ShellViewModel } from './ShellViewModel';

interface GuardProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly navigation: Pick<RouterNavigation, 'pendingState'>;
}

/**
 * Sends a customer without a session to the login screen. It may render before the navigation that the end of the session caused, so
 * it repeats the notice of that navigation.
 */
export const Guard = observer(({ shell, navigation }: GuardProps) => {
  const { pathname } = useLocation();
  const route = routeOfPath(pathname);
  if (isPublic(route) || shell.isAuthenticated) return <Outlet />;
  const { notice = route === 'pageNotFound' ? 'notFound' : undefined } = readHistoryState(
    'login',
    navigation.pendingState,
  );
  return <Navigate to={routes.login} replace state={{ notice }} />;
});
