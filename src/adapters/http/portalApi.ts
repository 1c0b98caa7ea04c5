import createClient, { type Client } from 'openapi-fetch';
import type { Fetch } from './Fetch';
import type { paths } from './schema';

/** The calls of openapi/portal-api.yaml, typed. */
export type PortalApi = Client<paths>;

/**
 * A redirect is an error: followed, it would take the customer's tokens elsewhere.
 *
 * @param baseUrl the origin of the API; empty for the page's own
 */
export const portalApi = (baseUrl: string, fetch: Fetch): PortalApi =>
  createClient<paths>({ baseUrl, fetch, cache: 'no-store', redirect: 'error' });
