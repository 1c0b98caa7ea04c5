import { failureRoute } from '../../application/failureRoute';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { Navigation } from './Navigation';

/** The shared failure handler: clears the session where it has to, and goes where `failureRoute` says. */
export const failureNavigation = (navigation: Navigation, signOut: () => void): FailureHandler => ({
  handle: (failure) => {
    const route = failureRoute(failure);
    switch (route.kind) {
      case 'nowhere':
        return;
      case 'signedOut':
        signOut();
        return navigation.go('login', { state: { notice: 'signedOut' }, replace: true });
      case 'notFound':
        return navigation.go('pageNotFound');
      case 'serverError':
        return navigation.go('serverError', { state: route.report });
    }
  },
});
