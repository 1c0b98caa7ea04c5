import { observableDrafts } from '../../src/adapters/state/observableDrafts';
import type { Slot } from '../../src/application/ports/Slot';
import type { Session } from '../../src/domain/session/Session';

/** A call as the server receives it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answering = (call: ReceivedCall) => Response | Promise<Response>;

export interface FakeNetwork {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Every call, in the order of arrival. */
  readonly calls: readonly ReceivedCall[];
  /** "GET /api/claims" of each call. */
  readonly log: () => readonly string[];
  readonly mostInFlight: () => number;
}

/** Rejects once the signal is aborted. */
export const aborted = async (signal: AbortSignal): Promise<never> => {
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  throw signal.reason;
};

/** A network with a function as its server. An aborted call rejects as with the real `fetch`. */
export const fakeNetwork = (answer: Answering): FakeNetwork => {
  const calls: ReceivedCall[] = [];
  let inFlight = 0;
  let most = 0;

  const exchange = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const call = { method: request.method, path: pathname + search, headers: request.headers, body };
    calls.push(call);
    return answer(call);
  };

  return {
    fetch: async (request) => {
      request.signal.throwIfAborted();
      inFlight += 1;
      most = Math.max(most, inFlight);
      try {
        return await Promise.race([exchange(request), aborted(request.signal)]);
      } finally {
        inFlight -= 1;
      }
    },
    calls,
    log: () => calls.map(({ method, path }) => `${method} ${path}`),
    mostInFlight: () => most,
  };
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const data = (value: unknown): Response => json(200, { data: value });

export const tokenExpired = (): Response => json(401, { message: 'The incoming token has expired' });

/** A session whose tokens contain the customer's name and the number of the refresh. */
export const sessionOf = (name: string, number = 1): Session => ({
  authToken: `${name}-auth-${number}`,
  accessToken: `${name}-access-${number}`,
  refreshToken: `${name}-refresh-${number}`,
  userName: `${name}@example.com`,
});

/** The response to a refresh. */
export const refreshedTokens = (name: string, number: number): Response => {
  const { authToken, accessToken, refreshToken } = sessionOf(name, number);
  return data({ authToken, accessToken, refreshToken });
};

export const sessionSlot = (initial?: Session): Slot<Session | undefined> => {
  const slot = observableDrafts().of<Session | undefined>('session', undefined);
  slot.write(initial);
  return slot;
};

/** Every call has the same correlation id. */
export const oneId = { next: () => 'call-1' };

/** A promise that the test resolves. */
export const gate = <T = void>() => {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Runs everything that is not waiting. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
