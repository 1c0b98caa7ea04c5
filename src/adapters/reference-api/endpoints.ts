import { type Request, Router } from 'express';
import type { Gateways } from '../../application/ports/Gateways';
import { type Insurer, type InsurerOf, gatewaysOf } from './Insurer';
import { tokensOfRequest } from './tokensOfRequest';

/** `undefined` becomes an empty object. */
type Answer = (gateways: Gateways, request: Request, insurer: Insurer) => Promise<unknown>;

/** Adds routes that respond with `{ data }`, to a customer who is signed in unless the path is below /api/auth. */
export type Endpoints = Readonly<Record<'get' | 'put' | 'post', (path: string, answer: Answer) => void>>;

/** A router with the routes that each of these functions adds. */
export const endpoints = (insurerOf: InsurerOf, routes: readonly ((endpoints: Endpoints) => void)[]): Router => {
  const router = Router();
  const on = (method: keyof Endpoints) => (path: string, answer: Answer) => {
    router[method](path, async (request, response) => {
      const insurer = insurerOf(request);
      const tokens = path.startsWith('/api/auth/') ? undefined : tokensOfRequest(insurer, request);
      const gateways = gatewaysOf(insurer, tokens, request.get('x-falcon-now'));
      response.json({ data: (await answer(gateways, request, insurer)) ?? {} });
    });
  };
  for (const add of routes) add({ get: on('get'), put: on('put'), post: on('post') });
  return router;
};

/** A path parameter. The validator has made sure that it is present. */
export const pathParameter = (request: Request, name: string): string => String(request.params[name] ?? '');

/** A signal that never aborts: on the server, a read ends with the connection. */
export const { signal: untilAnswered } = new AbortController();
