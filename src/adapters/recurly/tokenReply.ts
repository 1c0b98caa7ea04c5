import { CardServiceUnavailable, type TokenReply } from '../../application/ports/CardElement';
import type { TokenHandler } from './Recurly';

/** In milliseconds. Recurly itself gives up after 60 seconds, so only a broken frame reaches this limit. */
const LIMIT = 65_000;

/**
 * Recurly's answer to a request for a token: the token, or the fields that it finds invalid.
 * @param names the portal's name for each of Recurly's fields
 * @throws CardServiceUnavailable for any other answer, or none
 */
export const tokenReply = <Field extends string>(
  request: (done: TokenHandler) => void,
  names: Readonly<Record<string, Field>>,
): Promise<TokenReply<Field>> =>
  new Promise((resolve, reject) => {
    const giveUp = (reason: string): void => reject(new CardServiceUnavailable(reason));
    const timer = setTimeout(() => giveUp('Recurly did not answer.'), LIMIT);
    const settle: TokenHandler = (error, token) => {
      clearTimeout(timer);
      const fields = [...new Set(fieldsOf(error).flatMap((field) => names[field] ?? []))];
      if (fields.length > 0) return resolve({ kind: 'invalid', fields });
      if (token?.id) return resolve({ kind: 'token', billingToken: token.id });
      giveUp('Recurly did not make a token.');
    };
    try {
      request(settle);
    } catch (error) {
      // Recurly throws errors that it finds without its server.
      settle(error);
    }
  });

const fieldsOf = (error: unknown): readonly string[] => {
  const fields: unknown = Reflect.get(Object(error), 'fields');
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
};
