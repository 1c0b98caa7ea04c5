import { type IncomingHttpHeaders, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closed, listening } from '../support/listening';

interface Received {
  /** The method, and the address in plain characters. */
  readonly call: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly sent: string;
}

/** A text is sent as it is, all else as JSON. */
type Reply = readonly [status: number, body: unknown] | 'break off';

const stops: (() => Promise<void>)[] = [];

afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

/** A server of the test's own, on a free port, which notes what it receives. It ends with the test. */
export const fakeServer = async (
  answer: (call: string, request: Request) => Reply | Promise<Reply>,
  type = 'application/hal+json',
) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const call = `${method} ${decodeURIComponent(path)}`;
    void text(request).then(async (sent) => {
      const { authorization } = headers;
      received.push({ call, authorization, body: sent === '' ? undefined : JSON.parse(sent) });
      const reply = await answer(call, { method, path, headers, sent });
      if (reply === 'break off') return request.socket.destroy();
      const [status, body] = reply;
      const elsewhere = status > 299 && status < 400 ? { Location: '/elsewhere' } : {};
      response.writeHead(status, { 'Content-Type': type, ...elsewhere });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const port = await listening(server);
  stops.push(() => closed(server));
  return { url: `http://127.0.0.1:${String(port)}`, received };
};
