import { ApiFailure } from '../../application/ApiFailure';
import { failureRoute } from '../../application/failureRoute';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Occurrence, Telemetry } from '../../application/ports/Telemetry';
import type { Navigation } from '../screen/Navigation';

const occurrenceOf = (failure: unknown): Occurrence => {
  if (!(failure instanceof ApiFailure)) return { kind: 'defect' };
  const { status, correlationId = '' } = failure.details;
  return { kind: 'callFailed', status, correlationId };
};

/** The shared error handler: reports the failure, clears the session after a 401, and goes where `failureRoute` says. */
export const errorNavigation = (navigation: Navigation, signOut: () => void, telemetry: Telemetry): ErrorHandler => ({
  handle: (failure) => {
    const route = failureRoute(failure);
    // Before the customer leaves the screen, because the report names it.
    if (route.kind !== 'nowhere') telemetry.report(occurrenceOf(failure));
    switch (route.kind) {
      case 'nowhere':
        return;
      case 'signedOut':
        signOut();
        return navigation.go('login', { state: { notice: 'signedOut' }, replace: true });
      case 'notFound':
        return navigation.go('pageNotFound', { state: { from: navigation.lastScreen } });
      case 'serverError':
        return navigation.go('serverError', { state: { ...route.report, from: navigation.lastScreen } });
    }
  },
});
