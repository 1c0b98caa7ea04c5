import type { Request, RequestHandler } from 'express';
import type { Gateways } from '../../application/ports/Gateways';
import { type Insurer, type InsurerOf, gatewaysOf } from './Insurer';
import { sessionOfRequest } from './sessionOfRequest';

type Answer = (gateways: Gateways, request: Request, insurer: Insurer) => Promise<unknown>;

/** Responds with `{ data }` to a customer who is signed in. */
export const endpoint =
  (insurerOf: InsurerOf, answer: Answer): RequestHandler =>
  async (request, response) => {
    const insurer = insurerOf(request);
    const session = sessionOfRequest(insurer, request);
    response.json({ data: await answer(gatewaysOf(insurer, session, request.get('x-falcon-now')), request, insurer) });
  };

/** Responds with `{ data }` without a session, for calls to /api/auth. */
export const openEndpoint =
  (insurerOf: InsurerOf, answer: Answer): RequestHandler =>
  async (request, response) => {
    const insurer = insurerOf(request);
    response.json({
      data: await answer(gatewaysOf(insurer, undefined, request.get('x-falcon-now')), request, insurer),
    });
  };

/** A path parameter. The validator has made sure that it is present. */
export const pathParameter = (request: Request, name: string): string => String(request.params[name] ?? '');

/** A signal that never aborts: on the server, a read ends with the connection. */
export const { signal: untilAnswered } = new AbortController();
