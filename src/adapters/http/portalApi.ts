import createClient, { type Client } from 'openapi-fetch';
import { unreadable } from './ask';
import type { Fetch } from './Fetch';
import type { paths } from './schema';

/** The calls of openapi/portal-api.yaml, typed. */
export type PortalApi = Pick<Client<paths>, Method>;

type Method = 'GET' | 'POST' | 'PUT';
type Send = (path: string, init?: object) => Promise<unknown>;

/** Compares the name, because a `SyntaxError` of another realm is no instance of ours. */
const isMalformed = (failure: unknown): boolean => Reflect.get(Object(failure), 'name') === 'SyntaxError';

/**
 * A redirect is an error: followed, it would take the customer's tokens elsewhere. A success that is no JSON throws an `ApiFailure`.
 * @param baseUrl the origin of the API; empty for the page's own
 */
export const portalApi = (baseUrl: string, fetch: Fetch): PortalApi => {
  const client = createClient<paths>({ baseUrl, cache: 'no-store', redirect: 'error' });
  // The client's types are kept: only its failures change.
  const readable = <Name extends Method>(name: Name): PortalApi[Name] => {
    const call: Send = async (path, init) => {
      let response = new Response();
      const noting: Fetch = async (request) => (response = await fetch(request));
      try {
        return await (client[name] as unknown as Send)(path, { ...init, fetch: noting });
      } catch (failure) {
        throw isMalformed(failure) ? unreadable(response) : failure;
      }
    };
    return call as unknown as PortalApi[Name];
  };
  return { GET: readable('GET'), POST: readable('POST'), PUT: readable('PUT') };
};
