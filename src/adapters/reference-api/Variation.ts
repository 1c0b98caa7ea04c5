import type { Request, RequestHandler } from 'express';
import type { Insurer, InsurerOf } from './Insurer';
import { isCall } from './isCall';

/** An answer on its way out. */
export interface Answer {
  status: number;
  readonly headers: Record<string, string>;
  /** JSON, a text, or `undefined` for no body. */
  body: unknown;
}

/** One way in which a backend differs from this server. */
export interface Variation {
  readonly name: string;
  /** The calls that it concerns: "GET /api/claims/{id}". */
  readonly calls: readonly string[];
  /** States that say otherwise: in them, the server answers as it does without the variation. */
  readonly unless?: readonly string[];
  /** Changes a request before it is handled. */
  readonly asks?: (request: Request, insurer: Insurer) => void;
  /** Changes an answer before it is sent. */
  readonly answers?: (answer: Answer, request: Request) => void;
}

/** The variations that are in force for a request. At most one of them concerns each call. */
export type InForce = (request: Request) => readonly Variation[];

/** Applies the variation of the call that is in force when the request arrives. */
export const varying =
  (insurerOf: InsurerOf, inForce: InForce): RequestHandler =>
  (request, response, next) => {
    const variation = inForce(request).find(({ calls }) =>
      calls.some((call) => isCall(call, request.method, request.path)),
    );
    const isExcepted = variation?.unless?.some((state) => insurerOf(request).states.includes(state)) ?? false;
    if (!variation || isExcepted) return next();

    variation.asks?.(request, insurerOf(request));
    const send = response.json.bind(response);
    response.json = (body: unknown) => {
      const answer: Answer = { status: response.statusCode, headers: {}, body: structuredClone(body) };
      variation.answers?.(answer, request);
      response.json = send;
      response.status(answer.status).set(answer.headers);
      if (answer.body === undefined) return response.end();
      return typeof answer.body === 'string' ? response.send(answer.body) : send(answer.body);
    };
    next();
  };
