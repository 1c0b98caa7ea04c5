import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, request as send } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listening } from '../support/listening';
import { type Backend, backend } from './backend';
import { dnsServer } from './dnsServer';
import { type RunningNginx, runningNginx } from './runningNginx';

let api: Backend;
let nginx: RunningNginx;

/** What an API or a proxy before it says of its own host. Sent on, it would be said of the portal's. */
const ofItsHost = {
  'accept-ch': 'Sec-CH-UA-Model',
  'access-control-allow-credentials': 'true',
  'access-control-allow-origin': '*',
  'akamai-cache-control': 'max-age=600',
  'attribution-reporting-register-os-source': '"https://elsewhere.example"',
  'attribution-reporting-register-os-trigger': '"https://elsewhere.example"',
  'attribution-reporting-register-source': '{"destination":"https://elsewhere.example"}',
  'attribution-reporting-register-trigger': '{"event_trigger_data":[{}]}',
  'alt-svc': 'h3=":443"; ma=86400',
  'cdn-cache-control': 'max-age=600',
  'clear-site-data': '"*"',
  'cloudflare-cdn-cache-control': 'max-age=600',
  'content-location': 'https://inside.example/api/policies',
  'content-security-policy-report-only': 'default-src *; report-uri https://reports.example/',
  'critical-ch': 'Sec-CH-UA-Model',
  'edge-control': 'max-age=600',
  link: '<https://elsewhere.example>; rel=preconnect',
  nel: '{"report_to":"all","max_age":604800,"success_fraction":1}',
  'netlify-cdn-cache-control': 'max-age=600',
  'observe-browsing-topics': '?1',
  'origin-trial': 'a-token',
  refresh: '0; url=https://elsewhere.example/',
  'report-to': '{"group":"all","max_age":604800,"endpoints":[{"url":"https://reports.example/"}]}',
  'reporting-endpoints': 'all="https://reports.example/"',
  'sec-session-registration': '(ES256);path="/api/session"',
  'secure-session-registration': '(ES256);path="/api/session"',
  'service-worker-allowed': '/',
  'set-cookie': 'affinity=1; Path=/',
  'set-login': 'logged-in',
  sourcemap: 'https://elsewhere.example/api.map',
  'speculation-rules': '"https://elsewhere.example/rules.json"',
  'surrogate-control': 'max-age=600',
  'timing-allow-origin': '*',
  'use-as-dictionary': 'match="/*"',
  'vercel-cdn-cache-control': 'max-age=600',
  via: '1.1 inside.example',
  'www-authenticate': 'Basic realm="API"',
  'x-aspnet-version': '4.0',
  'x-aspnetmvc-version': '5.2',
  'x-frame-options': 'ALLOWALL',
  'x-litespeed-cache-control': 'max-age=600',
  'x-sourcemap': 'https://elsewhere.example/api.map',
};

/** As long as the tokens of some identity providers. */
const longToken = 'x'.repeat(12_000);

beforeAll(async () => {
  api = await backend(({ url }, response) => {
    if (url === '/api/policies') response.setHeaders(new Headers(ofItsHost)).setHeader('x-robots-tag', 'all');
    if (url === '/api/auth/user/token') response.setHeader('x-falcon-refresh', longToken);
    if (url === '/api/rates') {
      response.writeHead(307, { location: 'https://elsewhere.example/' }).end();
      return;
    }
    if (url?.startsWith('/api/auth/password')) {
      const [, retryAfter] = url.split('?');
      response.writeHead(429, retryAfter ? { 'retry-after': retryAfter } : {}).end('{}');
      return;
    }
    response
      .writeHead(url?.startsWith('/api/refuses') ? 409 : 200, {
        ...(url?.endsWith('?own') && { 'x-correlation-id': 'of-the-api' }),
        'x-accel-redirect': '/LICENCES.txt',
      })
      .end('{}');
  });
  nginx = await runningNginx({ API: `${api.origin}//` });
});

/** nginx in front of an API that has the first of two addresses, with a server at each. */
const twoServers = async (answerAt: (address: string) => RequestListener) => {
  const [first, second] = ['127.0.0.1', '127.0.0.2'] as const;
  const one = await backend(answerAt(first));
  const { port } = new URL(one.origin);
  const servers = [one, await backend(answerAt(second), Number(port), second)];
  const names = await dnsServer();
  const RESOLVER = `127.0.0.1:${String(names.port)}`;
  return { servers, names, nginx: await runningNginx({ API: `http://api.example:${port}`, RESOLVER }) };
};

const start = (environment: Readonly<Record<string, string>>) =>
  spawnSync('sh', ['deploy/start-nginx.sh'], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    encoding: 'utf8',
  });

describe('The address of the API', () => {
  it('may end in slashes: /api stays part of each call', async () => {
    await fetch(`${nginx.origin}/api/claims?page=1`);
    expect(api.received.at(-1)?.url).toBe('/api/claims?page=1');
  });

  it.each(['http://api.example/v1', 'api.example', 'ftp://api.example', 'http://api.example/?a'])(
    'is refused where it is not an origin: %s',
    (API) => {
      expect(start({ API })).toMatchObject({ status: 1, stderr: expect.stringContaining('API must be an origin') });
    },
  );

  it('has to be given', () => {
    expect(start({}).stderr).toContain('Name the origin of the backend');
  });

  it('is looked up again when its name has moved', async () => {
    const { names, nginx: moving } = await twoServers((address) => (_, response) => response.end(address));
    const answer = async () => (await fetch(`${moving.origin}/api/claims`)).text();
    expect(await answer()).toBe('127.0.0.1');
    names.addresses = ['127.0.0.2'];
    // Each answer of the name server is valid for one second.
    while ((await answer()) !== '127.0.0.2');
  });
});

/** `fetch` sends the host of the address. */
const atHost = async (host: string, address: string) => {
  const sent = send({ host: '127.0.0.1', port: nginx.port, path: address, headers: { host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
};

describe('A call', () => {
  it('carries the reference that the portal has given it', async () => {
    await fetch(`${nginx.origin}/api/claims`, { headers: { 'x-correlation-id': 'call-12345678' } });
    expect(api.received.at(-1)?.headers['x-correlation-id']).toBe('call-12345678');
  });

  it.each(['', 'short', 'with"quote-12345678', 'x'.repeat(65)])('gets a reference in place of %j', async (given) => {
    await fetch(`${nginx.origin}/api/claims`, { headers: { 'x-correlation-id': given } });
    expect(api.received.at(-1)?.headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('that the API refuses has the reference of the API', async () => {
    const { headers } = await fetch(`${nginx.origin}/api/refuses?own`);
    expect(headers.get('x-correlation-id')).toBe('of-the-api');
  });

  it('that the API refuses without a reference has that of the call', async () => {
    const { headers } = await fetch(`${nginx.origin}/api/refuses`, {
      headers: { 'x-correlation-id': 'call-12345678' },
    });
    expect(headers.get('x-correlation-id')).toBe('call-12345678');
  });

  it.each(['GET', 'PUT', 'POST'])(
    'is not sent to a second server when the first breaks off: %s @SAFE-28',
    async (method) => {
      const { servers, names, nginx: two } = await twoServers(() => (_, response) => response.destroy());
      names.addresses = ['127.0.0.1', '127.0.0.2'];
      const headers = { 'x-correlation-id': 'call-12345678' };
      const answer = await fetch(`${two.origin}/api/policies`, { method, headers });
      expect(answer.status).toBe(502);
      expect(answer.headers.get('x-correlation-id')).toBe('call-12345678');
      expect(servers.flatMap(({ received }) => received)).toHaveLength(1);
    },
  );

  it('carries what the contract names, and no other header of a client @SAFE-56', async () => {
    const passed = { 'x-falcon-auth': 'a', 'x-falcon-access': 'b', 'idempotency-key': 'c', 'accept-language': 'es' };
    const headers = {
      ...passed,
      forwarded: 'for=203.0.113.9;host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-real-ip': '203.0.113.9',
      'true-client-ip': '203.0.113.9',
      'x-original-url': '/api/customer',
      'x-http-method-override': 'DELETE',
      'x-forwarded-port': '1',
      'x-forwarded-server': 'evil.example',
      'x-host': 'evil.example',
      'x-rewrite-url': '/api/customer',
      'cf-connecting-ip': '203.0.113.9',
      'x-client-ip': '203.0.113.9',
      via: '1.1 evil.example',
      cookie: 'session=1',
    };
    await fetch(`${nginx.origin}/api/claims`, { method: 'POST', body: '{}', headers });
    const received = api.received.at(-1)?.headers ?? {};
    expect(received).toMatchObject({ ...passed, 'x-forwarded-host': 'localhost', 'content-length': '2' });
    expect(Object.keys(received).toSorted()).toEqual(
      [
        ...Object.keys(passed),
        ...['accept', 'content-length', 'content-type', 'host', 'user-agent'],
        ...['x-correlation-id', 'x-forwarded-for', 'x-forwarded-host'],
      ].toSorted(),
    );
  });

  it('is answered with nothing that the API says of its own host @SAFE-68', async () => {
    const { status, headers } = await fetch(`${nginx.origin}/api/policies`);
    expect(status).toBe(200);
    expect(Object.keys(ofItsHost).filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('that the API sends elsewhere leads to the portal @SAFE-68', async () => {
    const { status, headers } = await fetch(`${nginx.origin}/api/rates`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([307, '/']);
  });

  it.each([
    ['120', '120'],
    ['', '60'],
  ])('that is one too many for the API says once when to try again: %j is %j', async (given, told) => {
    const { status, headers } = await fetch(`${nginx.origin}/api/auth/password?${given}`, { method: 'POST' });
    expect([status, headers.get('retry-after')]).toEqual([429, told]);
  });

  it('has room for long tokens, in the request and in the reply', async () => {
    const { status, headers } = await fetch(`${nginx.origin}/api/auth/user/token`, {
      method: 'POST',
      headers: { 'x-falcon-auth': longToken },
    });
    expect(status).toBe(200);
    expect(headers.get('x-falcon-refresh')).toHaveLength(longToken.length);
    expect(api.received.at(-1)?.headers['x-falcon-auth']).toHaveLength(longToken.length);
  });

  it('is answered by the API, which cannot send nginx elsewhere', async () => {
    expect(await (await fetch(`${nginx.origin}/api/claims`)).text()).toBe('{}');
  });

  it.each(['evil.example', '127.0.0.1', 'localhost.evil.example', '[::1]'])(
    'does not reach the API through the host %s @SAFE-55',
    async (host) => {
      const before = api.received.length;
      expect([400, 421]).toContain((await atHost(host, '/api/claims')).status);
      expect(api.received).toHaveLength(before);
    },
  );

  it.each(['localhost:1234', 'LOCALHOST', 'localhost.', 'LocalHost.:80'])(
    'names the host as the configuration writes it: %s @SAFE-55',
    async (host) => {
      expect((await atHost(host, '/api/claims')).status).toBe(200);
      expect(api.received.at(-1)?.headers['x-forwarded-host']).toBe('localhost');
    },
  );

  it.each([
    ['the address names another one', 'GET http://evil.example/api/claims HTTP/1.1\r\nHost: localhost'],
    ['there are two', 'GET /api/claims HTTP/1.1\r\nHost: localhost\r\nHost: evil.example'],
    ['there is none', 'GET /api/claims HTTP/1.0'],
    ['it has a name before it', 'GET /api/claims HTTP/1.1\r\nHost: localhost@evil.example'],
  ])('does not reach the API where %s @SAFE-55', async (_, request) => {
    const before = api.received.length;
    const socket = connect(nginx.port, '127.0.0.1').end(`${request}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:400|421) /);
    expect(api.received).toHaveLength(before);
  });

  it.each(['cross-site', 'same-site'])(
    'that a page elsewhere has the browser send is refused, and counts as no attempt: %s @SAFE-72',
    async (site) => {
      const before = api.received.length;
      const headers = { 'sec-fetch-site': site, 'x-forwarded-for': '203.0.113.72' };
      const attempt = async (more = {}) => {
        const call = { method: 'POST', headers: { ...headers, ...more }, body: '{}' };
        return (await fetch(`${nginx.origin}/api/auth/login`, call)).status;
      };
      for (let times = 0; times < 40; times += 1) expect(await attempt()).toBe(403);
      expect(api.received).toHaveLength(before);
      expect(await attempt({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    },
  );

  it('is answered with the page at a host that is not the portal’s @SAFE-55', async () => {
    const page = await atHost('evil.example', '/');
    expect(page.status).toBe(200);
    expect(page.body).toContain('portal-configuration');
  });

  it('says which customer makes it, as the balancers report it', async () => {
    await fetch(`${nginx.origin}/api/claims`, {
      headers: { 'x-forwarded-for': '198.51.100.9, 203.0.113.7, 10.1.2.3' },
    });
    expect(api.received.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  const interfaces = '/proc/net/if_inet6';
  const hasIpv6 = existsSync(interfaces);

  it(`finds nginx on IPv4${hasIpv6 ? ' and IPv6' : ' alone, because this machine has no IPv6'}`, () => {
    const port = String(nginx.port);
    const listening = readFileSync(path.join(nginx.folder, 'run/listen.conf'), 'utf8');
    expect(listening).toBe(`listen ${port};\n${hasIpv6 ? `listen [::]:${port};\n` : ''}`);
  });

  const loopback = hasIpv6 && readFileSync(interfaces, 'utf8').includes(' lo') ? '[::1]' : undefined;

  it(`arrives at 127.0.0.1 and ${loopback ?? 'not at [::1], which this machine does not have'}`, async () => {
    for (const address of ['127.0.0.1', loopback ?? '127.0.0.1'])
      expect((await fetch(`http://${address}:${String(nginx.port)}/health`)).status).toBe(200);
  });
});

describe('An answer without a valid status line, or after an interim one', () => {
  const page = 'Content-Type: text/html\r\nContent-Length: 35\r\n\r\n<script>document.title = 1</script>';
  let answer: string;
  let before: RunningNginx;

  beforeAll(async () => {
    const broken = await backend((_, response) => response.socket?.end(answer));
    before = await runningNginx({ API: broken.origin });
  });

  it.each([
    ...['100 Continue', '101 Switching Protocols', '102 Processing', '103 Early Hints', '199 X'].map(
      (status) => `HTTP/1.1 ${status}\r\n\r\nHTTP/1.1 200 OK\r\n${page}`,
    ),
    ...[
      '\r\n\r\nHTTP/1.1 200 OK',
      'abcHTTP/1.1 200 OK',
      'HTTP/1.1 2000 OK',
      'http/1.1 200 OK',
      'HTTP 200 OK',
      'ICY 200 OK',
    ].map((line) => `${line}\r\n${page}`),
    'hHTTP/1.1 200 OK\r\n<<script>',
  ])('is nothing that a browser can read as an answer or a page: %j @SAFE-71', async (sent) => {
    answer = sent;
    // A client that ends its side ends the call.
    const socket = connect(before.port, '127.0.0.1');
    socket.write('GET /api/claims HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const passedOn = (await text(socket)).replace(/^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/, '');
    expect(passedOn).toContain('ipt>');
    expect(passedOn).not.toMatch(/http|icy|</i);
  });
});

describe('An API over https', () => {
  let folder: string;
  let named: (string | false | null)[];
  let port: number;
  let stop: () => void;

  const openssl = (...options: readonly string[]): void =>
    void execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const authority = ['-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Authority'];
    openssl('req', '-x509', ...key, ...authority);
    const server = ['-keyout', 'api.key', '-out', 'api.pem', '-subj', '/CN=api.example'];
    const signed = ['-addext', 'subjectAltName=DNS:api.example', '-CA', 'ca.pem', '-CAkey', 'ca.key'];
    openssl('req', '-x509', ...key, ...server, ...signed);
    const read = (file: string) => readFileSync(path.join(folder, file));
    named = [];
    const secure = createServer({ key: read('api.key'), cert: read('api.pem') }, (_, response) => response.end('{}'));
    secure.on('secureConnection', ({ servername }) => named.push(servername));
    port = await listening(secure);
    stop = () => secure.close();
  });

  afterAll(() => {
    stop();
    rmSync(folder, { recursive: true });
  });

  const statusWith = async (host: string, environment: Readonly<Record<string, string>>) => {
    const names = await dnsServer();
    const server = await runningNginx({
      API: `https://${host}:${String(port)}`,
      RESOLVER: `127.0.0.1:${String(names.port)}`,
      ...environment,
    });
    const { status } = await fetch(`${server.origin}/api/claims`);
    await server.stop();
    return { status, log: server.errorLog() };
  };

  it('is asked by its name, and its certificate is verified', async () => {
    expect(await statusWith('api.example', { CA: path.join(folder, 'ca.pem') })).toMatchObject({ status: 200 });
    expect(named.at(-1)).toBe('api.example');
  });

  it('is not trusted under another name', async () => {
    const { status, log } = await statusWith('other.example', { CA: path.join(folder, 'ca.pem') });
    expect(status).toBe(502);
    expect(log).toContain('certificate does not match');
  });

  it('is not trusted with a certificate of an unknown authority', async () => {
    const { status, log } = await statusWith('api.example', {});
    expect(status).toBe(502);
    expect(log).toContain('certificate verify error');
  });
});
