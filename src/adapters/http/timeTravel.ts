import type { Instant } from '../../domain/Instant';
import type { Fetch } from './Fetch';

/** Sends the moment that a tester chose, if any. Time-travel builds alone have it (document 1, section 7). */
export const withNow =
  (send: Fetch, now: () => Instant | undefined): Fetch =>
  (request) => {
    const chosen = now();
    if (chosen !== undefined) request.headers.set('x-falcon-now', chosen);
    return send(request);
  };
