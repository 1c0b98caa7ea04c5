import { matchPath } from 'react-router-dom';

/** Document 1, section 2, route table; `/billing/frequency` is the New York billing action. */
export const routes = {
  login: '/',
  forgot: '/forgot',
  reset: '/reset',
  home: '/home',
  policy: '/policy',
  cancelPolicy: '/policy/cancel',
  editPolicy: '/policy/edit',
  billing: '/billing',
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
} as const;

export type RouteName = keyof typeof routes | 'pageNotFound';

/** Where a 404 leads: an address that is no route, so that the not-found page answers it. */
export const notFoundAddress = '/not-found';

const PUBLIC: readonly RouteName[] = ['login', 'forgot', 'reset', 'serverError'];

/** The route that answers a path; addresses are judged as the router resolves them, never as text. */
export const routeOfPath = (pathname: string): RouteName => {
  const found = Object.entries(routes).find(([, path]) => matchPath({ path, caseSensitive: true }, pathname));
  return found ? (found[0] as RouteName) : 'pageNotFound';
};

/** Whether a customer without a session may go there: sign-in and the error page (document 1, section 2, route guard). */
export const isPublic = (name: RouteName): boolean => PUBLIC.includes(name);
