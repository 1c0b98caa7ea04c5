import { subscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';

/** The longest pause in seconds, and the most pauses of a call. */
const [LONGEST, MOST] = [5, 3];

/** Seconds, or a date of HTTP. */
const pauseOf = (given: string | null): number => {
  if (given === null) return Infinity;
  return /^\d+$/.test(given) ? Number(given) : Math.max(0, (Date.parse(given) - Date.now()) / 1000);
};

/** The status of what came before the reply to a call, by its method and address. `fetch` itself hides it. */
const early = new Map<string, number>();

interface Begun {
  readonly request: { readonly method: string; readonly origin: string; readonly path: string };
  readonly response: { readonly statusCode: number };
}

subscribe('undici:request:headers', (message) => {
  const { request, response } = message as Begun;
  const { statusCode } = response;
  if (statusCode < 200) early.set(`${request.method} ${request.origin}${request.path}`, statusCode);
});

/** Sends a call again after a 429 with a short `Retry-After`: a verification sends calls faster than a customer, so a provider may limit it. */
export const fetchPatiently = async (url: string, of: () => RequestInit): Promise<Response> => {
  for (let times = 0; ; times += 1) {
    const init = of();
    const response = await fetch(url, init);
    const call = `${init.method ?? 'GET'} ${url}`;
    if (early.has(call)) throw Object.assign(new Error('There was an earlier reply.'), { early: early.get(call) });
    const pause = pauseOf(response.headers.get('retry-after'));
    if (response.status !== 429 || !(pause <= LONGEST) || times === MOST) return response;
    await response.arrayBuffer();
    await setTimeout(pause * 1000);
  }
};
