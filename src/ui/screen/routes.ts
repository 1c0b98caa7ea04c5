import { matchPath } from 'react-router-dom';
import type { ReportedRoute } from '../../application/ports/Telemetry';

/** Rule SHELL-1. */
export const routes = {
  login: '/',
  forgot: '/forgot',
  reset: '/reset',
  home: '/home',
  policy: '/policy',
  cancelPolicy: '/policy/cancel',
  editPolicy: '/policy/edit',
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
} as const satisfies Readonly<Record<Exclude<ReportedRoute, 'pageNotFound'>, string>>;

export type RouteName = keyof typeof routes | 'pageNotFound';

/** Where a 404 leads. It is no route, so the not-found page shows. */
export const notFoundAddress = '/not-found';

export const addressOf = (route: RouteName): string => (route === 'pageNotFound' ? notFoundAddress : routes[route]);

export type ErrorPage = 'serverError' | 'pageNotFound';

export const isErrorPage = (route: RouteName): route is ErrorPage =>
  route === 'serverError' || route === 'pageNotFound';

const PUBLIC: readonly RouteName[] = ['login', 'forgot', 'reset', 'serverError'];

/** The route of a path, as the router resolves it. */
export const routeOfPath = (pathname: string): RouteName => {
  const found = Object.entries(routes).find(([, path]) => matchPath({ path, caseSensitive: true }, pathname));
  return found ? (found[0] as RouteName) : 'pageNotFound';
};

/** Whether the route is open without a session. Rule SHELL-4. */
export const isPublic = (name: RouteName): boolean => PUBLIC.includes(name);
