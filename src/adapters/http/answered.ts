import { ApiFailure, noResponseStatus } from '../../application/ApiFailure';
import type { Fetch } from './Fetch';

const BODILESS = [204, 205, 304];

/**
 * A call is over when its body is there: read here, so that a reply that breaks off half-way has failed before anybody saw it. No
 * response is an `ApiFailure` with status 509 (document 1, section 8); a call that was aborted rejects with the abort.
 */
export const answered =
  (send: Fetch): Fetch =>
  async (request) => {
    try {
      const response = await send(request);
      // As bytes: a list of 10,000 would otherwise be decoded here, encoded again, and decoded by whoever reads it.
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });
    } catch {
      request.signal.throwIfAborted();
      throw new ApiFailure({ status: noResponseStatus, message: '' });
    }
  };
