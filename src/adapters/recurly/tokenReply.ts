import { CardServiceUnavailable, type TokenReply } from '../../application/ports/CardService';
import { within } from '../browser/within';
import type { TokenHandler } from './Recurly';

/** In milliseconds. Recurly never answers if its request before the token fails, and waits 60 seconds for the token itself. */
const TOKEN_LIMIT = 30_000;

/** Codes of errors that say nothing about the card: no answer, a wrong key, or a fault of Recurly. Its server writes `-` and `_`. */
const NO_VERDICT =
  /^(?:invalid-public-key|not-configured|elements-|missing-|invalid-option)|error|timeout|unavailable|not.available|rate.limit|many.req|simultaneous/;

/**
 * Recurly's answer to a request for a token: the token, or the fields that it finds invalid.
 * @param names the portal's name for each of Recurly's fields
 * @throws CardServiceUnavailable for any other answer, or none
 */
export const tokenReply = <Field extends string>(
  request: (done: TokenHandler) => void,
  names: Readonly<Record<string, Field>>,
): Promise<TokenReply<Field>> => {
  const answer = new Promise<TokenReply<Field>>((resolve, reject) => {
    const settle: TokenHandler = (error, token) => {
      const fields = Object.entries(names).flatMap(([field, name]) => (fieldsOf(error).includes(field) ? name : []));
      if (fields.length > 0) return resolve({ kind: 'invalid', fields: [...new Set(fields)] });
      const id = token?.id;
      if (!error && typeof id === 'string' && id !== '') return resolve({ kind: 'token', billingToken: id });
      const code: unknown = Reflect.get(Object(error), 'code');
      if (typeof code === 'string' && !NO_VERDICT.test(code)) return resolve({ kind: 'declined' });
      reject(new CardServiceUnavailable('Recurly did not make a token.'));
    };
    try {
      request(settle);
    } catch (error) {
      // Recurly throws errors that it finds without its server.
      settle(error);
    }
  });
  return within(TOKEN_LIMIT, answer, new CardServiceUnavailable('Recurly did not answer.'));
};

const fieldsOf = (error: unknown): readonly string[] => {
  const fields: unknown = Reflect.get(Object(error), 'fields');
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
};
