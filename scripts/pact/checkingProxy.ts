import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { replyProblems } from './contract';

/** Headers that belong to one connection, or that `fetch` makes by itself. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]);

const passedOn = (headers: IncomingHttpHeaders): Headers => {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (!ofTheConnection.has(name) && value !== undefined) passed.set(name, [value].flat().join(', '));
  return passed;
};

export interface CheckingProxy {
  readonly url: string;
  /** The replies so far that the portal could not use. */
  readonly problems: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Stands between a Pact verifier and a provider, and checks every reply against the OpenAPI file. In the place of a reply that the portal
 * could not use it answers a 500 which says why, so that the interaction fails. It follows no redirect.
 */
export const checkingProxy = async (provider: string): Promise<CheckingProxy> => {
  const found = new Set<string>();
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    const answer = async (): Promise<void> => {
      const sent = await text(request);
      const body = sent === '' ? {} : { body: sent };
      const reply = await fetch(provider + path, {
        method,
        headers: passedOn(request.headers),
        redirect: 'manual',
        ...body,
      });
      const received = await reply.text();
      const contentType = reply.headers.get('content-type') ?? '';
      const { status } = reply;
      const problems = path.startsWith('/api/')
        ? replyProblems({ method, path, sent, status, contentType, received })
        : [];
      for (const problem of problems) found.add(problem);
      if (problems.length > 0) {
        response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message: problems[0] }));
        return;
      }
      for (const [name, value] of reply.headers) if (!ofTheConnection.has(name)) response.setHeader(name, value);
      response.writeHead(status).end(received);
    };
    answer().catch((failure: unknown) => {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(failure));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    problems: () => [...found],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
