/** Calls about signing in have no tokens of the customer, and never trigger a refresh. */
export const isAuthCall = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/auth/');
