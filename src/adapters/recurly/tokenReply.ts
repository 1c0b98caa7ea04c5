import { CardServiceUnavailable } from '../../application/ports/CardElement';
import type { TokenHandler } from './Recurly';

type Reply<Field extends string> =
  | { readonly kind: 'token'; readonly billingToken: string }
  | { readonly kind: 'invalid'; readonly fields: readonly Field[] };

/** Longer than Recurly's own limit: only a frame that died does not answer by then. */
const LIMIT = 65_000;

/**
 * What Recurly answers to a request for a token: the token, or the fields that it found invalid, by the names of ours. Throws
 * `CardServiceUnavailable` when it answers anything else, or nothing.
 */
export const tokenReply = <Field extends string>(
  request: (done: TokenHandler) => void,
  ours: Readonly<Record<string, Field>>,
): Promise<Reply<Field>> =>
  new Promise((resolve, reject) => {
    const giveUp = (reason: string): void => reject(new CardServiceUnavailable(reason));
    const timer = setTimeout(() => giveUp('Recurly did not answer.'), LIMIT);
    const settle: TokenHandler = (failure, token) => {
      clearTimeout(timer);
      const fields = [...new Set(fieldsOf(failure).flatMap((field) => ours[field] ?? []))];
      if (fields.length > 0) return resolve({ kind: 'invalid', fields });
      if (token?.id) return resolve({ kind: 'token', billingToken: token.id });
      giveUp('Recurly did not make a token.');
    };
    try {
      request(settle);
    } catch (failure) {
      // Recurly throws what it finds before it asks its server.
      settle(failure);
    }
  });

const fieldsOf = (failure: unknown): readonly string[] => {
  const fields: unknown = typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'fields') : undefined;
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
};
