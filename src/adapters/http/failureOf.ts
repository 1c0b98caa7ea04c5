import { ApiFailure } from '../../application/ApiFailure';

const textOf = (body: unknown, key: 'message' | 'description'): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * What a response that is no success says of itself.
 *
 * @param body as parsed from JSON; anything else (a proxy's HTML, nothing) says nothing that a customer should read
 */
export const failureOf = (response: Response, body: unknown): ApiFailure =>
  new ApiFailure({
    status: response.status,
    message: textOf(body, 'message'),
    statusText: response.statusText,
    description: textOf(body, 'description'),
    correlationId: response.headers.get('x-correlation-id') ?? '',
  });
