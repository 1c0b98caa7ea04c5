import * as v from 'valibot';
import type { ApiFailure } from '../../application/ApiFailure';
import { failureOf, unreadable } from './failureOf';
import { unreadableField } from './unreadableField';

/** What the insurer answered: the decoded reply, or a failure with the insurer's own words. */
export type Answer<T> =
  | { readonly kind: 'success'; readonly value: T; readonly headers: Headers }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

/** A call of `PortalApi`. */
interface Exchange {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The `data` that the OpenAPI file says. */
type ReplyOf<E extends Exchange> =
  NonNullable<E['data']> extends { readonly data?: infer Reply } ? NonNullable<Reply> : unknown;

/** A decoder that accepts every reply of the exchange; any other is a compile error. */
type DecoderOf<E extends Exchange, Decoder extends v.GenericSchema> = [ReplyOf<E>] extends [v.InferInput<Decoder>]
  ? Decoder
  : never;

/** The JSON of a text; `undefined` for any other text. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Decodes the text of a response; empty if it is not UTF-8. Wrong letters would show, and the next save would send them back. */
const textOf = async (response: Response): Promise<string> => {
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
};

/** @param read returns the field of a success that cannot be read */
const answerOf = async <T>(
  exchange: Promise<Exchange>,
  read: (text: string) => { readonly value: T } | { readonly field: string },
): Promise<Answer<T>> => {
  const { error, response } = await exchange;
  if (!response.ok) return { kind: 'failure', failure: failureOf(response, error) };

  const reply = read(await textOf(response));
  if ('field' in reply) throw unreadable(response, reply.field);
  return { kind: 'success', ...reply, headers: response.headers };
};

/**
 * Makes a call and decodes its reply.
 * @throws ApiFailure without a response (status 509), or with a success that cannot be decoded
 */
export const ask = <E extends Exchange, Decoder extends v.GenericSchema>(
  exchange: Promise<E>,
  decoder: Decoder & DecoderOf<E, Decoder>,
): Promise<Answer<v.InferOutput<Decoder>>> =>
  answerOf(exchange, (text) => {
    const envelope = v.safeParse(v.object({ data: decoder }), jsonOf(text));
    return envelope.success ? { value: envelope.output.data } : { field: unreadableField(envelope.issues[0]) };
  });

/** Whether the backend did not write a text: a proxy's page, or JSON that was cut short. */
export const isForeign = (text: string): boolean =>
  /^\s*</.test(text) || (/^\s*[[{]/.test(text) && jsonOf(text) === undefined);

/**
 * Makes a write and ignores its reply: any 2xx is a success, with any body or none.
 * @throws ApiFailure without a response (status 509), or with a success that the backend did not write
 */
export const askIgnoringReply = (exchange: Promise<Exchange>): Promise<Answer<void>> =>
  answerOf(exchange, (text) => (isForeign(text) ? { field: 'data' } : { value: undefined }));

/** The reply of a call that has no expected failure. Throws `ApiFailure`. */
export const expectSuccess = async <T>(asked: Promise<Answer<T>>): Promise<T> => {
  const answer = await asked;
  if (answer.kind === 'failure') throw answer.failure;
  return answer.value;
};
