import type { Instant } from '../../domain/Instant';
import type { Fetch } from './Fetch';

/** Sends the moment that a tester chose. Only builds with time travel have it. */
export const withNow =
  (send: Fetch, now: () => Instant | undefined): Fetch =>
  (request) => {
    const chosen = now();
    if (chosen !== undefined) request.headers.set('x-falcon-now', chosen);
    return send(request);
  };
