import type { Delay } from '../../application/ports/Delay';
import { noResponse } from './failureOf';
import type { Fetch } from './Fetch';

/** How many milliseconds a call may take. A read has 30 seconds, and one more for the network, because K14 alone takes 30 seconds. */
const budgets = { read: 31_000, write: 60_000, refresh: 15_000 } as const;

/** Rates are computed and change nothing. */
export const isRead = ({ method, url }: Request): boolean =>
  method === 'GET' || new URL(url).pathname.startsWith('/api/rates');

const budgetOf = (request: Request): number => {
  if (new URL(request.url).pathname === '/api/auth/user/token') return budgets.refresh;
  return isRead(request) ? budgets.read : budgets.write;
};

/** Ends a call that exceeds its budget, as if there were no response (rule FAULT-47). */
export const withinBudget =
  (send: Fetch, wait: Delay): Fetch =>
  async (request) => {
    request.signal.throwIfAborted();
    const ended = new AbortController();
    const end = (): void => ended.abort();
    request.signal.addEventListener('abort', end);
    const sent = new Request(request, { signal: ended.signal });
    const over = wait(budgetOf(request), ended.signal).then(() => {
      throw noResponse(sent);
    });
    try {
      return await Promise.race([over, send(sent)]);
    } finally {
      request.signal.removeEventListener('abort', end);
      // Ends the wait, and an exchange that is still open. Its response would be dropped.
      end();
    }
  };
