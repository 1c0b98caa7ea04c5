import type { Fetch } from './Fetch';
import type { Stay, Stays } from './stays';

/** Rejects with the abort, once there is one. */
const aborted = async (signal: AbortSignal): Promise<never> => {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
  throw signal.reason;
};

/**
 * Sends the calls of a stay in the order in which they were made, each after the one before it is over (document 1, section 7).
 * An aborted call frees the queue at once. A call or an answer that outlives its stay is dropped: it rejects with an `AbortError`,
 * and the next customer's calls do not wait for it.
 */
export const oneAtATime = (send: Fetch, stays: Stays): Fetch => {
  const queues = new Map<Stay, Promise<void>>();

  return (request) => {
    const stay = stays.current();
    const turn = queues.get(stay) ?? Promise.resolve();

    const inTurn = async (): Promise<Response> => {
      await turn;
      request.signal.throwIfAborted();
      stays.check(stay);
      const response = await send(request);
      stays.check(stay);
      return response;
    };

    const call = Promise.race([inTurn(), aborted(request.signal)]);
    const over = turn
      .then(() => call)
      .catch(() => undefined)
      .then(() => {
        if (queues.get(stay) === over) queues.delete(stay);
      });
    queues.set(stay, over);
    return call;
  };
};
