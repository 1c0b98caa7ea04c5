import { CORRELATION_HEADER, correlationOf } from './correlation';
import { noResponse } from './failureOf';
import type { Fetch } from './Fetch';

/**
 * Reads the body too: a reply that breaks off is a failed call. No response is an `ApiFailure` with status 509. A response without a
 * correlation id gets that of the call.
 */
export const readToEnd =
  (send: Fetch): Fetch =>
  async (request) => {
    try {
      const response = await send(request);
      // As bytes: decoding a list of 10,000 here would encode and decode it once more.
      const body = await response.arrayBuffer();
      const { status, statusText } = response;
      const headers = new Headers(response.headers);
      headers.set(CORRELATION_HEADER, correlationOf(response) || correlationOf(request));
      // A 204 may not even have an empty body. A new response has no address, which names the call for developers.
      const read = new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
      return Object.defineProperty(read, 'url', { value: request.url });
    } catch {
      request.signal.throwIfAborted();
      throw noResponse(request);
    }
  };
