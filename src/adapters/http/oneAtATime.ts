import type { Fetch } from './Fetch';
import type { SessionScope, SessionScopes } from './sessionScopes';

/** Rejects with the abort, once there is one. */
const aborted = async (signal: AbortSignal): Promise<never> => {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
  throw signal.reason;
};

/**
 * Sends the calls of a scope one after the other. An aborted call frees the queue at once. A call that outlives its scope rejects with an
 * `AbortError`, and the next customer's calls do not wait for it.
 */
export const oneAtATime = (send: Fetch, scopes: SessionScopes): Fetch => {
  const queues = new Map<SessionScope, Promise<void>>();

  return (request) => {
    const scope = scopes.current();
    const turn = queues.get(scope) ?? Promise.resolve();

    const inTurn = async (): Promise<Response> => {
      await turn;
      request.signal.throwIfAborted();
      scopes.check(scope);
      return send(request);
    };

    const call = Promise.race([inTurn(), aborted(request.signal)]).then((response) => {
      scopes.check(scope);
      return response;
    });
    const over = turn
      .then(() => call)
      .catch(() => undefined)
      .then(() => {
        if (queues.get(scope) === over) queues.delete(scope);
      });
    queues.set(scope, over);
    return call;
  };
};
