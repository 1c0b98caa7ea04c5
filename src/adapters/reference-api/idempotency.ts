import { isDeepStrictEqual } from 'node:util';
import type { RequestHandler } from 'express';
import { ownValue } from '../memory/ownValue';
import type { Insurer, InsurerOf } from './Insurer';
import { tokensOfRequest } from './tokensOfRequest';

/** Two customers may use the same key, and so may two calls of one customer. */
export const ownKey = ({ world }: Insurer, authToken: string, call: string, key: string): string =>
  `${ownValue(world.sessions, authToken)?.owner ?? ''} ${call} ${key}`;

/**
 * Honours the `Idempotency-Key` of a signed-in customer. The same key with the same body gets the first reply again; with another body
 * it gets a `422`.
 */
export const idempotency =
  (insurerOf: InsurerOf): RequestHandler =>
  (request, response, next) => {
    const given = request.get('idempotency-key');
    if (given === undefined || request.method === 'GET') return next();
    const insurer = insurerOf(request);
    const { authToken } = tokensOfRequest(insurer, request);
    const key = ownKey(insurer, authToken, `${request.method} ${request.path}`, given);
    const body: unknown = request.body;
    const before = insurer.replies.get(key);
    if (before !== undefined && isDeepStrictEqual(before.body, body)) {
      response.json(before.reply);
      return;
    }
    if (before !== undefined) {
      response.status(422).json({ message: 'The Idempotency-Key was used for another request.' });
      return;
    }
    const send = response.json.bind(response);
    response.json = (reply: unknown) => {
      if (response.statusCode < 300) insurer.replies.set(key, { body, reply });
      return send(reply);
    };
    next();
  };
