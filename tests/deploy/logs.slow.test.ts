import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { routes } from '../../src/ui/screen/routes';
import { type Backend, backend } from './backend';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

let api: Backend;
let nginx: RunningNginx;

beforeAll(async () => {
  api = await backend(({ url }, response) => {
    if (url?.endsWith('no-answer')) response.socket?.end('no answer');
    else if (url?.includes('breaks') || url === '/api/rates') response.destroy();
    else if (url === '/api/policies') return;
    else if (url === '/api/rates/preview') response.socket?.end('HTTP/1.1 200 OK\r\nsecret "token"\r\n\r\n');
    else response.writeHead(200, { 'x-correlation-id': 'of-the-api' }).end('{}');
  });
  nginx = await runningNginx({ API: api.origin, DOCUMENTS_ORIGIN: api.origin, READ_SECONDS: '1' });
});

interface Line {
  readonly path: string;
  readonly status: number;
  readonly connection: number;
  readonly request: string;
  readonly correlation: string;
}

/** Every line parses, in UTF-8 without a wrong byte. */
const linesOf = ({ folder }: RunningNginx): readonly Line[] =>
  new TextDecoder('utf-8', { fatal: true })
    .decode(readFileSync(path.join(folder, 'access.log')))
    .split('\n')
    .slice(0, -1)
    .map((text) => JSON.parse(text) as Line);

/** The line about a call. */
const lineOf = (logged: string): Promise<Line> => eventually(() => linesOf(nginx).find((each) => each.path === logged));

interface ErrorLine {
  readonly connection?: number;
  readonly message: string;
}

const errorsOf = (running: RunningNginx): readonly ErrorLine[] =>
  running
    .errorLog()
    .split('\n')
    .slice(0, -1)
    .map((text) => JSON.parse(text) as ErrorLine);

const errorOf = ({ connection }: Pick<Line, 'connection'>): Promise<ErrorLine> =>
  eventually(() => errorsOf(nginx).find((each) => each.connection === connection));

describe('The access log', () => {
  it('has one JSON object for each call', async () => {
    await fetch(`${nginx.origin}/api/claims?page=2`, {
      headers: { 'x-correlation-id': 'call-12345678', 'x-forwarded-for': '203.0.113.7' },
    });
    expect(await lineOf('/api/claims')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      request: expect.stringMatching(/^\w{32}$/),
      correlation: 'call-12345678',
      apiCorrelation: 'of-the-api',
      connection: expect.any(Number),
      client: '203.0.113.7',
      host: 'localhost',
      method: 'GET',
      path: '/api/claims',
      status: 200,
      bytes: expect.any(Number),
      seconds: expect.any(Number),
      upstream: api.origin.replace('http://', ''),
      upstreamStatus: '200',
      upstreamConnectSeconds: expect.stringMatching(/^\d+\.\d+$/),
      upstreamHeaderSeconds: expect.stringMatching(/^\d+\.\d+$/),
      upstreamSeconds: expect.stringMatching(/^\d+\.\d+$/),
      limited: '',
      connections: 'PASSED',
      release: 'first',
    });
  });

  it('has a status that is JSON also where the API sends none @SAFE-64', async () => {
    await fetch(`${nginx.origin}/api/policies/no-answer`).catch(() => undefined);
    expect(await lineOf('/api/-')).toMatchObject({ status: 0 });
  });

  it('names a screen by its own address', async () => {
    await fetch(`${nginx.origin}/policy/edit?x=1`);
    expect(await lineOf('/policy/edit')).toMatchObject({ status: 200 });
  });

  it.each(Object.values(routes))('knows the screen %s @SHELL-1', async (route) => {
    await fetch(`${nginx.origin}${route}?token=x`);
    expect(await lineOf(route)).toMatchObject({ status: 200 });
  });

  const calls = Object.keys((parse(readFileSync('openapi/portal-api.yaml', 'utf8')) as { paths: object }).paths);

  it.each(calls)('knows the call %s', async (call) => {
    await fetch(nginx.origin + call.replace(/\{\w+\}/, 'x-1'));
    await lineOf(call.replace(/\{\w+\}/, '-'));
  });
});

describe('The error log', () => {
  it('says that the API has broken off', async () => {
    await fetch(`${nginx.origin}/api/rates`);
    expect(await errorOf(await lineOf('/api/rates'))).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      level: 'error',
      connection: expect.any(Number),
      message: 'upstream prematurely closed connection while reading response header from upstream',
      upstream: api.origin,
    });
  });

  it('says that the API took too long', async () => {
    await fetch(`${nginx.origin}/api/policies`);
    expect(await errorOf(await lineOf('/api/policies'))).toMatchObject({
      message: expect.stringMatching(/^upstream timed out \(110: /),
    });
  });

  it('says why a file cannot be read, without its address @SAFE-64', async () => {
    const file = 'link-of-secret.html';
    symlinkSync(file, path.join(nginx.folder, 'site', file));
    await fetch(`${nginx.origin}/${file}`);
    await eventually(() => errorsOf(nginx).find(({ message }) => /^\w+\(\) - failed \(40: [\w ]+\)$/.test(message)));
    expect(nginx.errorLog()).not.toContain('secret');
  });

  it('says nothing of a body that is too long, which the access log has @SAFE-64', async () => {
    const body = 'x'.repeat(70_000);
    for (const headers of [{}, { 'x-correlation-id': 'the-long-one' }])
      await fetch(`${nginx.origin}/api/customer`, { method: 'PUT', body, headers });
    await eventually(() => linesOf(nginx).find(({ correlation }) => correlation === 'the-long-one'));
    await fetch(`${nginx.origin}/api/rates`, { headers: { 'x-correlation-id': 'after-that' } });
    await errorOf(await eventually(() => linesOf(nginx).find(({ correlation }) => correlation === 'after-that')));
    expect(errorsOf(nginx).filter(({ message }) => message.includes('too large'))).toEqual([]);
    expect(linesOf(nginx).filter((line) => line.path === '/api/customer' && line.status === 413)).toHaveLength(2);
  });
});

describe('No log', () => {
  it('contains an invitation, a document key, a query or a Referer @SAFE-34', async () => {
    const headers = { referer: 'https://portal.example/reset?token=secret', 'x-falcon-auth': 'secret' };
    for (const address of [
      '/reset?token=secret',
      '/api/auth/token/secret-breaks',
      '/api/auth/%74oken/secret-breaks',
      '/API/auth/token/secret-breaks',
      '/api/breaks?token=secret',
      '/api/breaks/%22,%20upstream:%20%22http://x/?token=secret',
      '/documents/HP-secret/decPage/2026-01-31.pdf',
      '/documents/secret-breaks/decPage/2026-01-31.pdf',
      '/documents/secret.pdf',
      '/reset%3Ftoken=secret',
      '/reset%2Fsecret',
      '/reset;token=secret',
      '/forgot/secret@example.com',
      '/assets/secret.js',
      '/secret.html',
      '/%A0secret',
      '/api/secret',
    ])
      await fetch(nginx.origin + address, { headers });
    // nginx quotes a line that is not a header.
    await fetch(`${nginx.origin}/api/rates/preview`, { method: 'POST', body: '{}' });
    // nginx refuses this one before it has an upstream.
    await fetch(`${nginx.origin}/api/claims?token=secret`, { method: 'PUT', body: 'x'.repeat(70_000) });
    await fetch(`${nginx.origin}/api/rates`, { headers: { 'x-correlation-id': 'the-last-call' } });
    const last = await eventually(() => linesOf(nginx).find(({ correlation }) => correlation === 'the-last-call'));
    await errorOf(last);
    expect(nginx.accessLog()).not.toContain('secret');
    expect(nginx.errorLog()).not.toContain('secret');
  });
});
