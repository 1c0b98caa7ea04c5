import { type Request, Router } from 'express';
import type { Gateways } from '../../application/ports/Gateways';
import type { Session } from '../../domain/session/Session';
import { type Insurer, type InsurerOf, gatewaysOf } from './Insurer';
import { sessionOfRequest } from './sessionOfRequest';

/** `undefined` becomes an empty object. */
type Answer = (gateways: Gateways, request: Request, insurer: Insurer) => Promise<unknown>;

const endpoints = (insurerOf: InsurerOf, sessionOf: (insurer: Insurer, request: Request) => Session | undefined) => {
  const router = Router();
  const on =
    (method: 'get' | 'put' | 'post') =>
    (path: string, answer: Answer): void => {
      router[method](path, async (request, response) => {
        const insurer = insurerOf(request);
        const gateways = gatewaysOf(insurer, sessionOf(insurer, request), request.get('x-falcon-now'));
        response.json({ data: (await answer(gateways, request, insurer)) ?? {} });
      });
    };
  return { router, get: on('get'), put: on('put'), post: on('post') };
};

/** Routes that respond with `{ data }` to a customer who is signed in. */
export const customerEndpoints = (insurerOf: InsurerOf) => endpoints(insurerOf, sessionOfRequest);

/** Routes that respond with `{ data }` without a session, for calls to /api/auth. */
export const openEndpoints = (insurerOf: InsurerOf) => endpoints(insurerOf, () => undefined);

/** A path parameter. The validator has made sure that it is present. */
export const pathParameter = (request: Request, name: string): string => String(request.params[name] ?? '');

/** A signal that never aborts: on the server, a read ends with the connection. */
export const { signal: untilAnswered } = new AbortController();
