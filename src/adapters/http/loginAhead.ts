import type { Fetch } from './Fetch';
import type { paths } from './schema';

type LoginBody = paths['/api/auth/login']['post']['requestBody']['content']['application/json'];

const PATH = '/api/auth/login' satisfies keyof paths;

/** A login call that was sent before the portal was there. */
export interface SentLogin {
  readonly body: string;
  readonly response: Promise<Response>;
}

/** Sends just the call that the gateway will make, so that its answer is there when the portal is. */
export const sendLogin = (fetch: Fetch, { userName, password }: LoginBody): SentLogin => {
  const body = JSON.stringify({ userName, password });
  const headers = { 'Content-Type': 'application/json' };
  const address = new URL(PATH, globalThis.location.href);
  const response = fetch(new Request(address, { method: 'POST', headers, body, cache: 'no-store', redirect: 'error' }));
  // Whoever takes it hears of a failure; nobody has to.
  response.catch(() => undefined);
  return { body, response };
};

/**
 * The platform's `fetch`, which answers the login that was sent ahead by its own answer, once.
 *
 * @param take hands out what was sent, and forgets it
 */
export const answeringAhead =
  (fetch: Fetch, take: () => SentLogin | undefined): Fetch =>
  async (request) => {
    const isLogin = new URL(request.url).pathname === PATH;
    const sent = isLogin ? take() : undefined;
    return sent && sent.body === (await request.clone().text()) ? sent.response : fetch(request);
  };
