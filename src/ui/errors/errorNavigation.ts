import { ApiFailure } from '../../application/ApiFailure';
import { failureRoute } from '../../application/failureRoute';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Occurrence, Telemetry } from '../../application/ports/Telemetry';
import type { Navigation } from '../screen/Navigation';
import { tryLater } from '../screen/TryLater';
import type { ReferenceOf } from './errorReferences';

const occurrenceOf = (failure: unknown, correlationId: string): Occurrence =>
  failure instanceof ApiFailure
    ? { kind: 'callFailed', status: failure.details.status, correlationId, field: failure.details.field }
    : { kind: 'defect', correlationId };

interface Needs {
  readonly navigation: Navigation;
  readonly record: Pick<CustomerRecord, 'clear'>;
  readonly telemetry: Telemetry;
  readonly referenceOf: ReferenceOf;
  readonly clock: Pick<Clock, 'now'>;
}

/** The shared error handler: reports the failure, clears the session after a 401, and goes where `failureRoute` says. */
export const errorNavigation = ({ navigation, record, telemetry, referenceOf, clock }: Needs): ErrorHandler => ({
  handle: (failure, replace = false) => {
    const route = failureRoute(failure);
    if (route.kind === 'nowhere') return;
    const correlationId = referenceOf(failure);
    const from = navigation.lastScreen;
    // Before the customer leaves the screen, because the report names it.
    telemetry.report(occurrenceOf(failure, correlationId));
    // The page shows no text of a defect; a developer finds it here.
    if (!(failure instanceof ApiFailure)) console.error(correlationId, failure);
    switch (route.kind) {
      case 'signedOut':
        record.clear();
        return navigation.go('login', { state: { notice: 'signedOut' }, replace: true });
      case 'notFound':
        return navigation.go('pageNotFound', { state: { correlationId, from }, replace });
      case 'serverError':
        return navigation.go('serverError', {
          state: { ...route.report, correlationId, later: tryLater(route.pause, clock), from },
          replace,
        });
    }
  },
});
