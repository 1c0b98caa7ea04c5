import type { Delay } from '../../application/ports/Delay';

type Send = (request: Request) => Promise<Response>;

/** Longer than the next page takes to arrive, in milliseconds. After a download, or a link that opens a mail program, none arrives. */
const ARRIVAL = 10_000;

/**
 * A browser ends the calls of a page that is left: Firefox while the page still shows, Chromium when it is gone, but not from the history. Such
 * a call does not fail before it is clear that the page stays, or comes back. A read is then sent again. Rule FAULT-54.
 */
export const readAgainWhenBack =
  (send: Send, isRead: (request: Request) => boolean, wait: Delay): Send =>
  async (request) => {
    // A request cannot be sent again once its body was read.
    const again = isRead(request) ? request.clone() : undefined;
    const over = new AbortController();
    const left = new AbortController();
    const leave = (): void => left.abort();
    // Only during a call: with such a listener, an older Firefox keeps no page in the back/forward cache.
    for (const name of ['beforeunload', 'pagehide']) window.addEventListener(name, leave, { signal: over.signal });
    try {
      return await send(request);
    } catch (failure) {
      if (!left.signal.aborted || request.signal.aborted) throw failure;
      const back = new Promise((resolve) => window.addEventListener('pageshow', resolve, { signal: over.signal }));
      await Promise.race([back, wait(ARRIVAL, request.signal)]);
      if (again === undefined) throw failure;
      return await send(again);
    } finally {
      over.abort();
    }
  };
