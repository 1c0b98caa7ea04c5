import { type IncomingMessage, type RequestListener, createServer } from 'node:http';
import { closed, listening } from '../support/listening';
import { stopping } from './stopping';

/** The part of a request that a test looks at. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

export interface Backend {
  readonly origin: string;
  readonly received: readonly Received[];
  readonly stop: () => Promise<void>;
}

/** A backend of the test's own, which notes what it receives. Port 0 is any free port. */
export const backend = async (answer: RequestListener, port = 0, address = '127.0.0.1'): Promise<Backend> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers });
    answer(request, response);
  });
  const chosen = await listening(server, port, address);
  return { origin: `http://${address}:${String(chosen)}`, received, stop: stopping(() => closed(server)) };
};
