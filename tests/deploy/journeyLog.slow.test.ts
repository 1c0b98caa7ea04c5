import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { httpGateways } from '../../src/adapters/http/httpGateways';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { routes } from '../../src/ui/screen/routes';
import { emailOf, password, signIn } from '../contract/PortalUnderTest';
import { everyCall } from '../support/everyCall';
import { sessionSlot } from '../support/FakeNetwork';
import { type RunningReferenceApi, runningReferenceApi } from '../support/runningReferenceApi';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

const folder = mkdtempSync(path.join(tmpdir(), 'journey-'));
const telemetry = path.join(folder, 'telemetry.jsonl');
let reference: RunningReferenceApi;
let nginx: RunningNginx;

beforeAll(async () => {
  reference = await runningReferenceApi();
  nginx = await runningNginx({
    API: reference.baseUrl,
    DOCUMENTS_ORIGIN: reference.baseUrl,
    TELEMETRY_LOG: telemetry,
    LOGIN_RATE: '1000r/s',
    CODE_RATE: '1000r/s',
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** All that went over the wire and may be in no log. */
const secrets = new Set<string>(['SECRET', password, 'HP-', '@example.com']);

const note = (value: unknown): void => {
  if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) note(inside);
  // A shorter text, or a date, could be in a log by chance.
  else if (typeof value === 'string' && /(?=.*[\d@])(?=.*[A-Za-z]).{7,}/.test(value) && !/^\d{4}-\d\d-/.test(value))
    secrets.add(value);
};

const noteJson = (body: string): void => {
  if (body.startsWith('{')) note(JSON.parse(body));
};

let calls = 0;

/** Sends what the portal sends, and notes all that it contains. */
const send = async (request: Request): Promise<Response> => {
  calls += 1;
  noteJson(await request.clone().text());
  note(Object.fromEntries([...request.headers].filter(([name]) => /^x-falcon|^idempotency/.test(name))));
  const answer = await fetch(request);
  noteJson(await answer.clone().text());
  return answer;
};

/** Every call of the contract, as the portal makes it, and the customer's documents with the tokens and without. */
const journeyOf = async (persona: PersonaName): Promise<void> => {
  const session = sessionSlot();
  const ids = { next: () => crypto.randomUUID() };
  const gateways = httpGateways({ fetch: send, baseUrl: nginx.origin, session, ids });
  await signIn({ gateways, session }, emailOf(persona));
  for (const { make } of everyCall) {
    await signIn({ gateways, session }, emailOf(persona)).catch(() => undefined);
    await make(gateways, new AbortController().signal).catch(() => undefined);
  }
  const { authToken = '', accessToken = '' } = session.read() ?? {};
  const tokens = { 'x-falcon-auth': authToken, 'x-falcon-access': accessToken };
  for (const key of [...secrets].filter((secret) => secret.endsWith('.pdf')))
    for (const headers of [tokens, {}]) await fetch(`${nginx.origin}/documents/${key}`, { headers });
};

/** Links of mails, written as mail programs and customers write them. */
const links = [
  ...Object.values(routes).flatMap((route) =>
    ['?token=', '%3Ftoken=', '%253Ftoken=', '/', ';', '%00', '%22'].map((mark) => `${route}${mark}SECRET`),
  ),
  ...[
    '/%A0SECRET',
    '/%0ASECRET',
    '/%0aSECRET.html',
    '/%E2%80SECRET',
    '//reset?token=SECRET',
    '/reset/?token=SECRET',
    '/reset%20?token=SECRET',
  ],
  ...[
    '/RESET?token=SECRET',
    '/index.html?token=SECRET',
    '/index.html%3Ftoken=SECRET',
    '/assets/SECRET.js',
    '/documents/SECRET.pdf',
  ],
  ...[
    '/.well-known/SECRET',
    '/.well-known/change-password?SECRET',
    '/robots.txt?SECRET',
    '/health?SECRET',
    '/telemetry?SECRET',
  ],
  ...[
    '/api/auth/token/SECRET',
    '/api/auth/token/SECRET%22',
    '/api/auth/token/..%2fSECRET',
    '/api//SECRET',
    '/API/SECRET',
    '/api?SECRET',
  ],
  ...[
    '/api/claims?token=SECRET',
    '/api/claims/SECRET',
    '/api/SECRET%0A{"x":1}',
    '/SECRET%22%2C%22x%22%3A%22',
    `/${'SECRET'.repeat(60)}.html`,
  ],
];

/** Sends the address as it is: `fetch` would normalise it. */
const open = async (address: string, correlation = 'SECRET SECRET'): Promise<void> => {
  const socket = connect(nginx.port, '127.0.0.1');
  await once(socket, 'connect');
  const more = `Referer: http://localhost/reset?token=SECRET\r\nx-correlation-id: ${correlation}\r\nConnection: close\r\n\r\n`;
  // Keep the connection open: nginx logs no error for a client that has left.
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n${more}`);
  await text(socket);
};

/** Every line parses, in UTF-8 without a wrong byte. */
const linesOf = (log: Uint8Array | string): readonly Readonly<Record<string, unknown>>[] =>
  (typeof log === 'string' ? log : new TextDecoder('utf-8', { fatal: true }).decode(log))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

describe('The logs of a whole journey', () => {
  it('have no query, token, email, policy number or key, and every line parses @SAFE-64', async () => {
    await journeyOf('ny-current');
    for (const link of links) await open(link);
    for (const body of ['{"token":"SECRET"}', [...secrets].join(' ')])
      await fetch(`${nginx.origin}/telemetry`, { method: 'POST', body });
    expect(secrets.size).toBeGreaterThan(100);

    // The same without an API, so that the error log has a line about each call.
    await reference.stop();
    const before = calls;
    for (const { make } of everyCall) {
      const gateways = httpGateways({
        fetch: send,
        baseUrl: nginx.origin,
        session: sessionSlot(),
        ids: { next: () => 'SECRET' },
      });
      await make(gateways, new AbortController().signal).catch(() => undefined);
    }
    for (const link of links) await open(link);
    expect(calls - before).toBeGreaterThanOrEqual(everyCall.length);

    await open('/api/claims', 'the-last-request');
    const access = () => linesOf(readFileSync(path.join(nginx.folder, 'access.log')));
    const last = await eventually(() => access().find((line) => line['correlation'] === 'the-last-request'));
    const errors = await eventually(() => {
      const lines = linesOf(nginx.errorLog());
      return lines.some(({ connection }) => connection === last['connection']) ? lines : undefined;
    });
    expect(access().length).toBeGreaterThan(calls + 2 * links.length);
    expect(errors.length).toBeGreaterThan(everyCall.length);
    expect(linesOf(readFileSync(telemetry))).toHaveLength(2);
    const logs = [nginx.accessLog(), nginx.errorLog(), readFileSync(telemetry, 'utf8')].join('\n');
    expect([...secrets].filter((secret) => logs.includes(secret))).toEqual([]);
  }, 60_000);
});
