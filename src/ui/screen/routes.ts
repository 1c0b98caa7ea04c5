import { matchPath } from 'react-router-dom';

/** Rule SHELL-1. Telemetry reports the names. */
export const routes = {
  login: '/',
  forgot: '/forgot',
  reset: '/reset',
  home: '/home',
  policy: '/policy',
  cancelPolicy: '/policy/cancel',
  editPolicy: '/policy/edit',
  document: '/document',
  billing: '/billing',
  payment: '/billing/payment',
  billingFrequency: '/billing/frequency',
  profile: '/profile',
  claim: '/claim',
  claimReport: '/claim/report',
  claimWhat: '/claim/report/what',
  claimWhen: '/claim/report/when',
  claimContact: '/claim/report/contact',
  claimSummary: '/claim/report/summary',
  claimConfirm: '/claim/report/confirm',
  viewClaims: '/claim/view-claims',
  serverError: '/error/serverError',
  // Where a 404 leads. Like any address that is not here, it shows the not-found page.
  pageNotFound: '/not-found',
} as const;

export type RouteName = keyof typeof routes;

export type ErrorPage = 'serverError' | 'pageNotFound';

export const isErrorPage = (route: RouteName): route is ErrorPage =>
  route === 'serverError' || route === 'pageNotFound';

const PUBLIC: readonly RouteName[] = ['login', 'forgot', 'reset', 'serverError'];

/** The route of a path, as the router resolves it: upper and lower case alike. Rule SHELL-48. */
export const routeOfPath = (pathname: string): RouteName => {
  const found = Object.entries(routes).find(([, path]) => matchPath(path, pathname));
  return found ? (found[0] as RouteName) : 'pageNotFound';
};

/** Whether the route is open without a session. Rule SHELL-4. */
export const isPublic = (name: RouteName): boolean => PUBLIC.includes(name);
