import {
  ApiFailure,
  type FailureKind,
  NO_RESPONSE_STATUS,
  UNREADABLE_REPLY_STATUS,
} from '../../application/ApiFailure';
import { correlationOf } from './correlation';
import { pauseOf } from './pauseOf';

const textOf = (body: unknown, key: 'message' | 'description' | 'code'): string => {
  const value: unknown = Reflect.get(Object(body), key);
  return typeof value === 'string' ? value : '';
};

/** A gateway's own 502, 504 or later status, such as 524, does not say whether the call behind it was carried out; the API's has a message. */
const kindOf = (status: number, message: string): FailureKind => {
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  return (status === 502 || status > 503) && message === '' ? 'unknownOutcome' : 'other';
};

/** @param body the parsed JSON; anything else, such as a proxy's HTML, has no text for the customer */
export const failureOf = (response: Response, body: unknown): ApiFailure =>
  new ApiFailure({
    kind: kindOf(response.status, textOf(body, 'message')),
    status: response.status,
    message: textOf(body, 'message'),
    code: textOf(body, 'code'),
    statusText: response.statusText,
    description: textOf(body, 'description'),
    correlationId: correlationOf(response),
    pause: pauseOf(response),
  });

type WithHeaders = Parameters<typeof correlationOf>[0];

const unknownOutcome = (status: number, message: WithHeaders, field?: string): ApiFailure =>
  new ApiFailure({ kind: 'unknownOutcome', status, message: '', correlationId: correlationOf(message), field });

/** A call without a response (rule FAULT-1). */
export const noResponse = (request: WithHeaders): ApiFailure => unknownOutcome(NO_RESPONSE_STATUS, request);

/**
 * A success that cannot be read. Nothing of it is used. A development build names the field in the console.
 *
 * @param field "data.*.currentTerm.endDate"; "data" where the whole reply is at fault
 */
export const unreadable = (response: WithHeaders & { readonly url?: string }, field = 'data'): ApiFailure => {
  if (process.env['NODE_ENV'] === 'development')
    console.warn(`The reply of ${response.url ?? 'a call'} cannot be read: ${field}`);
  return unknownOutcome(UNREADABLE_REPLY_STATUS, response, field);
};
