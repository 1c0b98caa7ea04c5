/** Calls about signing in bear no tokens of the customer and never trigger a refresh (decisions, "Signing in"). */
export const isAuthCall = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/auth/');
