import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { RouterNavigation } from './Navigation';
import { isPublic, routeOfPath, routes } from './routes';
import type { ShellViewModel } from './ShellViewModel';

interface GuardProps {
  readonly shell: ShellViewModel;
  readonly navigation: Pick<RouterNavigation, 'isUnderWay'>;
}

/** Sends whoever is not signed in to the login screen; sign-in and error pages are open (document 1, section 2, route guard). */
export const Guard = observer(({ shell, navigation }: GuardProps) => {
  const { pathname } = useLocation();
  const route = routeOfPath(pathname);
  if (isPublic(route) || shell.isAuthenticated) return <Outlet />;
  // Whoever ended the session is bringing the customer to the login screen already, with a word about it that must not be lost.
  if (navigation.isUnderWay) return null;
  const notice = route === 'pageNotFound' ? 'notFound' : undefined;
  return <Navigate to={routes.login} replace state={{ notice }} />;
});
