import * as v from 'valibot';
import { ApiFailure, unreadableReplyStatus } from '../../application/ApiFailure';
import { failureOf } from './failureOf';

/** What the server answered: what the portal relies on, or a failure with the server's own words. */
export type Answer<T> =
  | { readonly kind: 'success'; readonly value: T; readonly headers: Headers }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

interface Exchange {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A success that cannot be read is a failure, and nothing of it is used. */
export const unreadable = (response: { readonly headers: Headers }): ApiFailure =>
  new ApiFailure({
    status: unreadableReplyStatus,
    message: '',
    correlationId: response.headers.get('x-correlation-id') ?? '',
  });

const received = async (exchange: Promise<Exchange>): Promise<Exchange> => {
  try {
    return await exchange;
  } catch (failure) {
    const isMalformed =
      typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'SyntaxError';
    throw isMalformed ? unreadable({ headers: new Headers() }) : failure;
  }
};

/**
 * Makes a call and reads its answer.
 *
 * @param reply what the portal relies on, checked at run time; fields that it does not know are ignored
 * @throws ApiFailure without a response (status 509), or with a success that is not as it must be
 */
export const ask = async <T>(exchange: Promise<Exchange>, reply: v.GenericSchema<unknown, T>): Promise<Answer<T>> => {
  // `error` is falsy for an empty body, so the response decides.
  const { data, error, response } = await received(exchange);
  if (!response.ok) return { kind: 'failure', failure: failureOf(response, error) };

  const envelope = v.safeParse(v.object({ data: reply }), data);
  if (!envelope.success) throw unreadable(response);
  return { kind: 'success', value: envelope.output.data, headers: response.headers };
};

/** The answer of a call that has no expected failure. Throws `ApiFailure`. */
export const expectSuccess = async <T>(exchange: Promise<Exchange>, reply: v.GenericSchema<unknown, T>): Promise<T> => {
  const answer = await ask(exchange, reply);
  if (answer.kind === 'failure') throw answer.failure;
  return answer.value;
};
