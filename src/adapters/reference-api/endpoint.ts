import type { Request, RequestHandler } from 'express';
import type { MemoryGateways } from '../memory/memoryGateways';
import { type Insurer, type InsurerOf, gatewaysOf } from './Insurer';
import { sessionOfRequest } from './sessionOfRequest';

type Answer = (gateways: MemoryGateways, request: Request, insurer: Insurer) => Promise<unknown>;

/** Answers `{ data }` with what the insurer says to whoever is signed in. */
export const endpoint =
  (insurerOf: InsurerOf, answer: Answer): RequestHandler =>
  async (request, response) => {
    const insurer = insurerOf(request);
    const session = sessionOfRequest(insurer, request);
    response.json({ data: await answer(gatewaysOf(insurer, session, request.get('x-falcon-now')), request, insurer) });
  };

/** The same for calls about signing in, which nobody is signed in for. */
export const openEndpoint =
  (insurerOf: InsurerOf, answer: Answer): RequestHandler =>
  async (request, response) => {
    const insurer = insurerOf(request);
    response.json({
      data: await answer(gatewaysOf(insurer, undefined, request.get('x-falcon-now')), request, insurer),
    });
  };

/** A part of the address; the contract has already been checked, so it is there. */
export const pathParameter = (request: Request, name: string): string => String(request.params[name] ?? '');

/** Reads come with the signal of a customer who stays: the connection is what ends a read here. */
export const { signal: untilAnswered } = new AbortController();
