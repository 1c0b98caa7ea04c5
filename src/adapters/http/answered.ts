import { ApiFailure, noResponseStatus } from '../../application/ApiFailure';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import { correlationHeader, correlationOf } from './correlation';
import type { Fetch } from './Fetch';

const BODILESS = [204, 205, 304];

/**
 * Reads the body too: a reply that breaks off is a failed call. No response is an `ApiFailure` with status 509 (rule FAULT-1). Every response
 * and every failure has a correlation id: the server's, or else that of the call.
 */
export const answered =
  (send: Fetch, ids: UniqueIds): Fetch =>
  async (request) => {
    request.headers.set(correlationHeader, ids.next());
    try {
      const response = await send(request);
      // As bytes: decoding a list of 10,000 here would encode and decode it once more.
      const body = await response.arrayBuffer();
      const { status, statusText } = response;
      const headers = new Headers(response.headers);
      headers.set(correlationHeader, correlationOf(response) || correlationOf(request));
      return new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });
    } catch {
      request.signal.throwIfAborted();
      const correlationId = correlationOf(request);
      throw new ApiFailure({ kind: 'unknownOutcome', status: noResponseStatus, message: '', correlationId });
    }
  };
