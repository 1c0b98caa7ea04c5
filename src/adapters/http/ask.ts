import * as v from 'valibot';
import { ApiFailure, unreadableReplyStatus } from '../../application/ApiFailure';
import { correlationOf } from './correlation';
import { failureOf } from './failureOf';

/** What the insurer answered: the decoded reply, or a failure with the insurer's own words. */
export type Answer<T> =
  | { readonly kind: 'success'; readonly value: T; readonly headers: Headers }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

/** A call as openapi-fetch makes it. */
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

/** A success that cannot be read. Nothing of it is used, and the outcome of the call is unknown. */
export const unreadable = (response: { readonly headers: Headers }): ApiFailure =>
  new ApiFailure({
    kind: 'unknownOutcome',
    status: unreadableReplyStatus,
    message: '',
    correlationId: correlationOf(response),
  });

/**
 * Makes a call and decodes its reply.
 * @throws ApiFailure without a response (status 509), or with a success that cannot be decoded
 */
export const ask = <E extends Exchange, Decoder extends v.GenericSchema>(
  exchange: Promise<E>,
  decoder: Decoder & DecoderOf<E, Decoder>,
): Promise<Answer<v.InferOutput<Decoder>>> => answerOf(exchange, decoder as Decoder);

const answerOf = async <T>(exchange: Promise<Exchange>, decoder: v.GenericSchema<unknown, T>): Promise<Answer<T>> => {
  // `error` is falsy for an empty body, so the response decides.
  const { data, error, response } = await exchange;
  if (!response.ok) return { kind: 'failure', failure: failureOf(response, error) };

  const envelope = v.safeParse(v.object({ data: decoder }), data);
  if (!envelope.success) throw unreadable(response);
  return { kind: 'success', value: envelope.output.data, headers: response.headers };
};

const valueOf = <T>(answer: Answer<T>): T => {
  if (answer.kind === 'failure') throw answer.failure;
  return answer.value;
};

/** The decoded reply of a call that has no expected failure. Throws `ApiFailure`. */
export const expectSuccess = async <E extends Exchange, Decoder extends v.GenericSchema>(
  exchange: Promise<E>,
  decoder: Decoder & DecoderOf<E, Decoder>,
): Promise<v.InferOutput<Decoder>> => valueOf(await answerOf(exchange, decoder as Decoder));

/** The options of a call whose reply is not used: it may have any body, so it is not parsed. */
export const replyNotUsed = { parseAs: 'text' } as const;

/** A page of a proxy, or JSON that was cut short: the backend itself did not write it. */
const isForeign = (text: string): boolean => {
  if (/^\s*</.test(text)) return true;
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
};

/**
 * Makes a write whose reply is not used: any 2xx is a success, with any body or none. Needs `replyNotUsed` in the call.
 * @throws ApiFailure without a response (status 509), or with a success that the backend did not write
 */
export const askDone = async (
  exchange: Promise<Exchange & { readonly data?: string | undefined }>,
): Promise<Answer<void>> => {
  const { data = '', error, response } = await exchange;
  if (!response.ok) return { kind: 'failure', failure: failureOf(response, error) };
  if (isForeign(data)) throw unreadable(response);
  return { kind: 'success', value: undefined, headers: response.headers };
};

/** The same for a write that has no expected failure. Throws `ApiFailure`. */
export const expectDone = async (exchange: Parameters<typeof askDone>[0]): Promise<void> =>
  valueOf(await askDone(exchange));
