import type { ReadDocument } from '../../application/ports/DocumentDesk';
import { failureOf, unreadable } from './failureOf';
import type { Fetch } from './Fetch';

/** Viewers look for the mark in the first 1024 bytes. */
const isPdf = (bytes: ArrayBuffer): boolean => new TextDecoder().decode(bytes.slice(0, 1024)).includes('%PDF-');

/**
 * Reads a document with the customer's tokens. An address on another origin is refused, because it would receive the tokens.
 * @param origin the origin of the portal
 */
export const httpReadDocument =
  (send: Fetch, origin: string): ReadDocument =>
  async (url, signal) => {
    const address = new URL(url, origin);
    if (address.origin !== new URL(origin).origin) throw new Error('A document of another origin gets no tokens.');
    const response = await send(new Request(address, { signal, cache: 'no-store', redirect: 'error' }));
    if (!response.ok) throw failureOf(response, await response.json().catch(() => undefined));
    const bytes = await response.arrayBuffer().catch(() => {
      signal.throwIfAborted();
      throw unreadable(response);
    });
    if (!isPdf(bytes)) throw unreadable(response);
    return bytes;
  };
