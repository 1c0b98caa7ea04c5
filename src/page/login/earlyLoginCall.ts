import { CORRELATION_HEADER } from '../../adapters/http/correlation';
import type { Fetch } from '../../adapters/http/Fetch';
import type { paths } from '../../adapters/http/schema';
import type { UniqueIds } from '../../application/ports/UniqueIds';

type LoginBody = paths['/api/auth/login']['post']['requestBody']['content']['application/json'];

const PATH = '/api/auth/login' satisfies keyof paths;

/** A login call that was sent before the portal had loaded. */
export interface SentLogin {
  readonly body: string;
  readonly correlationId: string;
  readonly response: Promise<Response>;
}

/** Sends the call that the gateway would send, before the portal has loaded. */
export const sendLogin = (
  fetch: Fetch,
  ids: UniqueIds,
  { userName, password }: LoginBody,
  language: string,
): SentLogin => {
  const body = JSON.stringify({ userName, password });
  const correlationId = ids.next();
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': language,
    [CORRELATION_HEADER]: correlationId,
  };
  const address = new URL(PATH, globalThis.location.href);
  const response = fetch(new Request(address, { method: 'POST', headers, body, cache: 'no-store', redirect: 'error' }));
  // The portal handles a failure if it takes the call.
  response.catch(() => undefined);
  return { body, correlationId, response };
};

/**
 * Answers the login call with the response of the early one, once. Sends every other call.
 *
 * @param take returns the early call, and forgets it
 */
export const withEarlyLogin =
  (fetch: Fetch, take: () => SentLogin | undefined): Fetch =>
  async (request) => {
    const isLogin = new URL(request.url).pathname === PATH;
    const sent = isLogin ? take() : undefined;
    if (!sent || sent.body !== (await request.clone().text())) return fetch(request);
    request.headers.set(CORRELATION_HEADER, sent.correlationId);
    return sent.response;
  };
