import { CORRELATION_HEADER, correlationOf } from './correlation';
import { noResponse } from './failureOf';
import type { Fetch } from './Fetch';

/** In bytes, after decompression. */
const LARGEST_REPLY = 100_000_000;

/** The body as bytes. The portal stops reading one that is too large: a megabyte can hold a gigabyte in compressed form. */
const bytesOf = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > LARGEST_REPLY) {
      await reader?.cancel();
      throw new RangeError('The reply is too large.');
    }
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(size);
  for (const chunk of chunks.reverse()) bytes.set(chunk, (size -= chunk.byteLength));
  return bytes;
};

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
      const body = await bytesOf(response);
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
