import createClient, { type Client, defaultPathSerializer } from 'openapi-fetch';
import type { Fetch } from './Fetch';
import type { paths } from './schema';

/** The calls of openapi/portal-api.yaml. Their `data` is only a type: `ask` reads the response. */
export type PortalApi = Pick<Client<paths>, 'GET' | 'POST' | 'PUT'>;

type Call = (path: string, init?: object) => Promise<unknown>;

/** Leaves the body of a success unread, because the client's own parser would lose the response of malformed JSON. */
const unread =
  (call: Call): Call =>
  (path, init) =>
    call(path, { ...init, parseAs: 'stream' });

/** The values with a sign in place of half a character, for which `encodeURIComponent` throws. */
const wellFormed = (values: object) => Object.fromEntries(new URLSearchParams({ ...values }));

/** A part of a path that is one or two dots, also encoded ones, leads to another call. Encoded twice, it leads nowhere. Rule SAFE-70. */
const pathSerializer: typeof defaultPathSerializer = (path, values) =>
  defaultPathSerializer(path, wellFormed(values)).replaceAll(/\/\.{1,2}(?=\/|$)/g, (dots) =>
    dots.replaceAll('.', '%252E'),
  );

/** A redirect is an error: followed, it would take the customer's tokens elsewhere. */
export const portalApi = (baseUrl: string, fetch: Fetch): PortalApi => {
  const { GET, POST, PUT } = createClient<paths>({
    baseUrl,
    fetch,
    pathSerializer,
    cache: 'no-store',
    redirect: 'error',
  });
  return { GET: unread(GET as Call), POST: unread(POST as Call), PUT: unread(PUT as Call) } as PortalApi;
};
