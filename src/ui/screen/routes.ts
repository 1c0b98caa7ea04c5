/**
 * Every screen of every area: the name of its route, which telemetry reports, and its path. The area's chunk has the screen and its
 * view-model for each name (`composition/areas`). Rule SHELL-1.
 */
export const screens = {
  session: { login: '/' },
  recovery: { forgot: '/forgot', reset: '/reset' },
  home: { home: '/home' },
  policy: { policy: '/policy', cancelPolicy: '/policy/cancel', editPolicy: '/policy/edit', document: '/document' },
  billing: { billing: '/billing', payment: '/billing/payment', billingFrequency: '/billing/frequency' },
  profile: { profile: '/profile' },
  claims: {
    claim: '/claim',
    claimReport: '/claim/report',
    claimWhat: '/claim/report/what',
    claimWhen: '/claim/report/when',
    claimContact: '/claim/report/contact',
    claimSummary: '/claim/report/summary',
    claimConfirm: '/claim/report/confirm',
    viewClaims: '/claim/view-claims',
  },
} as const;

const errorPages = {
  serverError: '/error/serverError',
  // Where a 404 leads. Like any address that is not here, it shows the not-found page.
  pageNotFound: '/not-found',
} as const;

export const routes = {
  ...screens.session,
  ...screens.recovery,
  ...screens.home,
  ...screens.policy,
  ...screens.billing,
  ...screens.profile,
  ...screens.claims,
  ...errorPages,
};

export type RouteName = keyof typeof routes;

export type ErrorPage = keyof typeof errorPages;

export const isErrorPage = (route: RouteName): route is ErrorPage => route in errorPages;

const namesByPath = new Map(Object.entries(routes).map(([name, path]) => [path.toLowerCase(), name as RouteName]));

/** The route of a path, as the router resolves it: upper and lower case alike, with and without a slash at the end. Rule SHELL-48. */
export const routeOfPath = (pathname: string): RouteName =>
  namesByPath.get(pathname.toLowerCase().replace(/(.)\/{1,99}$/, '$1')) ?? 'pageNotFound';

/** Whether the main menu is above the screen. */
export const hasMenu = (name: RouteName): boolean => !(name in screens.session || name in screens.recovery);

/** Whether the route is open without a session. Rule SHELL-4. */
export const isPublic = (name: RouteName): boolean => !hasMenu(name) || name === 'serverError';
