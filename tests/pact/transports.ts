import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { closed, listening } from '../support/listening';
import { everyObject } from './everyObject';

/** A reply of the reference server, before it goes over the wire. */
interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Respond = (sent: Sent, response: ServerResponse, request: IncomingMessage) => unknown;

/** One way to send what the reference server answers to a call. */
export interface Transport {
  readonly name: string;
  /** The body that arrives, in the place of the one that was sent. */
  readonly asks?: (sent: string, request: IncomingMessage) => Promise<string>;
  /** The calls are answered by this; without an answer, as the reference server does. */
  readonly respond?: Respond;
  /** The same for the documents. */
  readonly document?: Respond;
}

const plain: Respond = ({ status, headers, body }, response) => response.writeHead(status, headers).end(body);

const withBody =
  (of: (body: string) => string): Respond =>
  (sent, ...rest) =>
    plain({ ...sent, body: of(sent.body) }, ...rest);

const withHeaders =
  (more: Readonly<Record<string, string>>): Respond =>
  (sent, ...rest) =>
    plain({ ...sent, headers: { ...sent.headers, ...more } }, ...rest);

const upperCase = (headers: Sent['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));

/** Every number as 1.0989e+2. */
const exponential = (body: string): string =>
  body.replaceAll(/(?<=[:[,])(-?\d+(?:\.\d+)?)(?=[,}\]])/g, (digits) => Number(digits).toExponential());

const escaped = (body: string): string =>
  body.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const reversed = (body: string): string =>
  body === '' ? '' : JSON.stringify(everyObject(JSON.parse(body), (entries) => entries.toReversed()));

/** Bytes on the wire, and the end of the connection. */
const raw =
  (of: (sent: Sent) => string): Respond =>
  (sent, _, { socket }) =>
    socket.end(of(sent));

const headerLines = (headers: Sent['headers']): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

const EVERY = 301;
let calls = 0;

/** Ways to send the same reply that a customer does not notice. */
export const legalTransports: readonly Transport[] = [
  {
    name: 'http-1.0',
    respond: raw(({ status, headers, body }) => `HTTP/1.0 ${status} X\r\n${headerLines(headers)}\r\n${body}`),
  },
  {
    name: 'gzip',
    respond: ({ status, headers, body }, response) =>
      response.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body)),
  },
  {
    name: 'brotli',
    respond: ({ status, headers, body }, response) =>
      response.writeHead(status, { ...headers, 'Content-Encoding': 'br' }).end(brotliCompressSync(body)),
  },
  {
    name: 'deflate',
    respond: ({ status, headers, body }, response) =>
      response.writeHead(status, { ...headers, 'Content-Encoding': 'deflate' }).end(deflateSync(body)),
  },
  {
    name: 'documents-to-be-saved',
    document: withHeaders({
      'content-type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="declarations.pdf"',
      'Accept-Ranges': 'bytes',
      ETag: '"d41d8cd98f00b204e9800998ecf8427e"',
    }),
  },
  {
    name: 'documents-compressed',
    document: ({ status, headers, body }, response) =>
      response.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body)),
  },
  { name: 'documents-behind-a-line', document: withBody((body) => `\r\n${body}\r\n`) },
  {
    name: 'documents-in-chunks',
    document: ({ status, headers, body }, response) => {
      response.writeHead(status, headers);
      response.write(body.slice(0, 100));
      response.end(body.slice(100));
    },
  },
  {
    name: 'trailers',
    respond: raw(({ status, headers, body }) => {
      const head = `HTTP/1.1 ${status}\r\n${headerLines(headers)}Trailer: Server-Timing\r\n`;
      if (status === 204) return `${head}\r\n`;
      const chunk = body && `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`;
      return `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}0\r\nServer-Timing: total;dur=1\r\n\r\n`;
    }),
  },
  { name: 'another-protocol-offered', respond: withHeaders({ Connection: 'Upgrade', Upgrade: 'h2,h2c' }) },
  {
    name: 'chunks-of-a-few-bytes',
    respond: ({ status, headers, body }, response) => {
      response.writeHead(status, headers);
      const bytes = Buffer.from(body);
      for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
      response.end();
    },
  },
  {
    name: 'keep-alive-that-is-not-kept',
    respond: ({ status, headers, body }, response, { socket }) => {
      response.writeHead(status, { ...headers, Connection: 'keep-alive', 'Keep-Alive': 'timeout=60' });
      response.end(body, () => socket.end());
    },
  },
  {
    name: 'header-names-in-capitals',
    respond: (sent, ...rest) => plain({ ...sent, headers: upperCase(sent.headers) }, ...rest),
  },
  { name: 'charset', respond: withHeaders({ 'content-type': 'application/json;charset="utf-8"' }) },
  { name: 'vendor-json', respond: withHeaders({ 'content-type': 'application/vnd.insurer.v1+json' }) },
  {
    name: 'more-headers',
    respond: withHeaders({
      ETag: 'W/"1"',
      'Cache-Control': 'private, max-age=60',
      'Set-Cookie': 'route=a; Path=/; HttpOnly',
      Vary: 'Accept-Language',
      'Content-Language': 'en',
    }),
  },
  {
    name: 'spaces-and-lines',
    respond: withBody((body) => (body === '' ? '' : `\n${JSON.stringify(JSON.parse(body), null, 4)}\n\n`)),
  },
  { name: 'letters-as-escapes', respond: withBody(escaped) },
  { name: 'a-byte-order-mark', respond: withBody((body) => (body === '' ? '' : `\ufeff${body}`)) },
  {
    name: 'empty-objects-as-lists',
    respond: withBody((body) =>
      body.replaceAll('{}', '[]').replaceAll(/"mailingAddress":null/g, '"mailingAddress":[]'),
    ),
  },
  { name: 'numbers-with-exponents', respond: withBody(exponential) },
  { name: 'keys-in-another-order', respond: withBody(reversed) },
  {
    name: 'slow',
    respond: async (sent, ...rest) => {
      await setTimeout(40);
      plain(sent, ...rest);
    },
  },
  {
    name: 'spaces-around-headers',
    respond: ({ headers, ...sent }, ...rest) =>
      plain(
        {
          ...sent,
          headers: Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, `  ${value}  `])),
        },
        ...rest,
      ),
  },
  {
    name: 'too-many-requests-now-and-then',
    respond: (sent, response, request) => {
      calls += 1;
      const body = '{"message":"Too many requests."}';
      const pause = calls % (2 * EVERY) === 0 ? new Date(Date.now() + 1500).toUTCString() : '1';
      const headers = { 'content-type': 'application/json', 'retry-after': pause };
      // The provider has carried it out already, so it may only be a read.
      const isRefused = calls % EVERY === 0 && request.method === 'GET';
      plain(isRefused ? { status: 429, headers, body } : sent, response, request);
    },
  },
  {
    name: 'refusals-of-a-proxy',
    respond: (sent, response, request) =>
      sent.status === 401 && request.method === 'GET' && !sent.body.includes('expired')
        ? plain({ status: 401, headers: { 'content-type': 'text/html' }, body: '<h1>401</h1>' }, response, request)
        : plain(sent, response, request),
  },
];

/** What came back, in the place of the reply to one call. */
const toCall =
  (method: string, path: string, respond: Respond): Respond =>
  (sent, response, request) =>
    (request.method === method && isAt(path, request.url) ? respond : plain)(sent, response, request);

/** A path that ends with a slash is that of everything below. */
const isAt = (path: string, url = ''): boolean => url === path || (path.endsWith('/') && url.startsWith(path));

const pdf = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' };

/** Replies that are not yet sent. */
const held: Sent[] = [];

/** What the newest request of each kind has sent, in a variable that all requests share. */
const newest = new Map<string, string>();

let underWay = 0;
let lost = 0;

/**
 * Waits for what another call brings; a call that stays alone gives up. The customers and all servers are in this process. So what counts is how
 * often it has looked at its connections, not the time: on a busy machine, time passes without that.
 */
const soon = async <T>(find: () => T | undefined): Promise<T | undefined> => {
  for (let turn = 0; turn < 100; turn += 1) {
    const found = find();
    if (found !== undefined) return found;
    await setTimeout(1);
  }
  return undefined;
};

/** The tokens of the first call of a connection. */
const firstTokens = new WeakMap<object, IncomingMessage['headers']>();

const callOf = ({ method = '', url = '' }: IncomingMessage): string => `${method} ${url}`;

/** No document opens after a call, until the next customer. */
const documentsUntil = (name: string, isMeant: (sent: string, call: string) => boolean): Transport => {
  let areGone = false;
  return {
    name: `documents-until-${name}`,
    asks: async (sent, request) => {
      const call = callOf(request);
      areGone = (areGone || isMeant(sent, call)) && !(call === 'POST /_pact/states' && sent.includes('-customer'));
      return sent;
    },
    document: (sent, ...rest) => plain(areGone ? { ...sent, status: 403, body: '' } : sent, ...rest),
  };
};

/** Ways in which a reply changes on its way. */
export const wrongTransports: readonly Transport[] = [
  {
    name: 'early-hints',
    respond: toCall('GET', '/api/policies', (sent, response, request) =>
      response.writeEarlyHints({ link: '</portal.css>; rel=preload; as=style' }, () => plain(sent, response, request)),
    ),
  },
  {
    name: 'latin-1',
    respond: ({ status, headers, body }, response) =>
      response.writeHead(status, headers).end(Buffer.from(body, 'latin1')),
  },
  {
    name: 'cut-short',
    respond: toCall('GET', '/api/policies', ({ status, headers, body }, response, { socket }) => {
      response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
      response.write(body.slice(0, -5), () => socket.destroy());
    }),
  },
  {
    name: 'compressed-by-name-alone',
    respond: toCall('GET', '/api/policies', withHeaders({ 'Content-Encoding': 'gzip' })),
  },
  {
    name: 'not-a-number',
    respond: toCall(
      'GET',
      '/api/policies',
      withBody((body) => body.replaceAll(/"annualPremium":[\d.]+/g, '"annualPremium":NaN')),
    ),
  },
  {
    name: 'a-page-in-the-place-of-a-reply',
    respond: toCall(
      'GET',
      '/api/customer',
      withBody(() => '<!doctype html><title>Portal</title>'),
    ),
  },
  {
    name: 'a-page-after-a-write',
    respond: toCall(
      'PUT',
      '/api/customer',
      withBody(() => '<!doctype html><title>Saved</title>'),
    ),
  },
  { name: 'as-text', respond: toCall('GET', '/api/customer', withHeaders({ 'content-type': 'text/html' })) },
  {
    name: 'nothing',
    respond: toCall('GET', '/api/claims', ({ headers }, response) => response.writeHead(204, headers).end()),
  },
  { name: 'a-break', respond: toCall('GET', '/api/claims', (_, __, { socket }) => socket.destroy()) },
  {
    name: 'a-copy-that-has-not-changed',
    respond: toCall('GET', '/api/customer', (_, response) => response.writeHead(304, { ETag: '"1"' }).end()),
  },
  {
    name: 'cookies-in-the-place-of-tokens',
    respond: (sent, response, request) =>
      request.url?.startsWith('/api/auth/') || request.headers.cookie
        ? withHeaders({ 'Set-Cookie': 'session=1' })(sent, response, request)
        : plain({ ...sent, status: 401, body: '{"message":"Sign in."}' }, response, request),
  },
  ...(
    [
      ['GET', '/api/customer'],
      ['GET', '/api/policies'],
      ['GET', '/api/customer/billingMethod'],
      ['GET', '/api/customer/billingTerm'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/user/token'],
      ['POST', '/api/claims'],
      ['GET', '/api/claims/'],
      ['POST', '/api/rates'],
      ['POST', '/api/rates/preview'],
    ] as const
  ).map(([method, path]) => ({
    name: `two-at-once-mixed-up: ${method} ${path}`,
    respond: toCall(method, path, async (sent, response, request) => {
      held.push(sent);
      const isOther = ({ status, body }: Sent) => status === sent.status && body !== sent.body;
      const { body } = (await soon(() => held.find(isOther))) ?? sent;
      held.splice(held.indexOf(sent), 1);
      plain({ ...sent, body }, response, request);
    }),
  })),
  ...(
    [
      ['PUT', '/api/customer'],
      ['PUT', '/api/customer/billingTerm'],
      ['POST', '/api/claims'],
    ] as const
  ).map(([method, path]): Transport => ({
    name: `two-customers-at-once-have-one-body: ${method} ${path}`,
    asks: async (sent, request) => {
      const call = callOf(request);
      newest.set(call, sent);
      const isAnother = () => newest.get(call) !== sent || undefined;
      if (call === `${method} ${path}`) await soon(isAnother);
      return newest.get(call) ?? sent;
    },
  })),
  ...Object.entries({ save: 'PUT /api/customer', card: 'PUT /api/customer/billingMethod' }).map(
    ([what, slow]): Transport => ({
      name: `another-term-is-lost-while-a-${what}-is-under-way`,
      asks: async (sent, request) => {
        const call = callOf(request);
        if (call === slow) {
          const before = lost;
          underWay += 1;
          await soon(() => lost > before || undefined);
          underWay -= 1;
        }
        if (call !== 'PUT /api/customer/billingTerm' || !(await soon(() => underWay > 0 || undefined))) return sent;
        lost += 1;
        return '{"billingTerm":"nonrecurringyearly"}';
      },
    }),
  ),
  {
    name: 'a-connection-is-of-its-first-customer',
    asks: async (sent, { headers, socket, url = '' }) => {
      const { 'x-falcon-auth': auth, 'x-falcon-access': access } = headers;
      if (auth !== undefined && access !== undefined && !firstTokens.has(socket))
        firstTokens.set(socket, { ...headers });
      const first = firstTokens.get(socket);
      if (url.startsWith('/api/') && first)
        Object.assign(headers, {
          'x-falcon-auth': first['x-falcon-auth'],
          'x-falcon-access': first['x-falcon-access'],
        });
      return sent;
    },
  },
  {
    name: 'documents-by-a-path',
    document: (sent, response, request) => plain(/%2f/i.test(request.url ?? '') ? pdf : sent, response, request),
  },
  {
    name: 'one-kind-of-documents-without-tokens',
    document: (sent, response, request) =>
      plain(sent.status === 401 && request.url?.includes('/policyPackage/') ? pdf : sent, response, request),
  },
  {
    name: 'documents-without-tokens',
    document: (sent, ...rest) => plain(sent.status === 401 ? pdf : sent, ...rest),
  },
  {
    name: 'documents-of-everybody',
    document: (sent, ...rest) => plain(sent.status === 404 ? pdf : sent, ...rest),
  },
  {
    name: 'documents-with-expired-tokens',
    document: (sent, ...rest) => plain(sent.body.includes('expired') ? pdf : sent, ...rest),
  },
  {
    name: 'documents-of-one-kind-alone',
    document: (sent, response, request) =>
      plain(request.url?.includes('/decPage/') ? sent : { ...sent, status: 404 }, response, request),
  },
  documentsUntil('a-cancellation', (sent) => sent.includes('custcancelled')),
  documentsUntil('another-email', (sent, call) => call === 'PUT /api/customer/email' && sent.includes('246815')),
  { name: 'documents-cut-short', document: withBody((body) => body.slice(0, 600)) },
  {
    name: 'documents-read-as-letters',
    document: withBody((body) => body.replace('\n', '\n%\ufffd\ufffd\ufffd\ufffd\n')),
  },
  { name: 'documents-in-a-cache', document: withHeaders({ 'cache-control': 'public, max-age=3600' }) },
  {
    name: 'documents-in-json',
    document: ({ status, headers }, response) =>
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end('{"data":"JVBERi0="}'),
  },
  {
    name: 'the-second-of-two-cancellations-at-once-is-refused',
    respond: toCall('PUT', '/api/policies', async (sent, response, request) => {
      held.push(sent);
      const isFirst = held.length === 1;
      await soon(() => held[1]);
      held.splice(held.indexOf(sent), 1);
      plain(isFirst ? sent : { ...sent, status: 400, body: '{"message":"It is cancelled."}' }, response, request);
    }),
  },
];

/** A server that sends the replies of a provider in an unusual way. The states endpoint stays as it is. */
export const relay = async (provider: string, inForce: () => Transport | undefined) => {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { method = '', url = '' } = request;
      const { respond = plain, document = plain, asks } = inForce() ?? {};
      const received = await text(request);
      const sent = asks ? await asks(received, request) : received;
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(?:host|connection|content-length)$/.test(name),
      );
      const reply = await fetch(provider + url, {
        method,
        // A kept connection may end between two calls.
        headers: [...(headers as [string, string][]), ['connection', 'close']],
        ...(sent && { body: sent }),
      });
      const body = await reply.text();
      const passed = [...reply.headers].filter(
        ([name]) => !/^(?:connection|keep-alive|content-length|transfer-encoding|date)$/.test(name),
      );
      const sends: Readonly<Record<string, Respond>> = { api: respond, documents: document };
      const send = sends[url.split('/')[1] ?? ''] ?? plain;
      await send({ status: reply.status, headers: Object.fromEntries(passed), body }, response, request);
    };
    void answer();
  });
  return { baseUrl: `http://127.0.0.1:${String(await listening(server))}`, stop: () => closed(server) };
};
