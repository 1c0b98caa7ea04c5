import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isPublic, routeOfPath, routes } from './routes';
import type { ShellViewModel } from './ShellViewModel';

/** Sends whoever is not signed in to the login screen; sign-in and error pages are open (document 1, section 2, route guard). */
export const Guard = observer(({ shell }: { readonly shell: ShellViewModel }) => {
  const { pathname } = useLocation();
  const route = routeOfPath(pathname);
  if (isPublic(route) || shell.isAuthenticated) return <Outlet />;
  const notice = route === 'pageNotFound' ? 'notFound' : undefined;
  return <Navigate to={routes.login} replace state={{ notice }} />;
});
