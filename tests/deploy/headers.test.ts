import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Backend, backend } from './backend';
import { type RunningNginx, runningNginx } from './runningNginx';

let api: Backend;
let nginx: RunningNginx;

beforeAll(async () => {
  api = await backend(({ url }, response) => {
    if (url === '/api/breaks') response.destroy();
    else if (url === '/api/hangs') return;
    else
      response
        .writeHead(url === '/api/fails' ? 500 : 200, {
          'content-type': 'application/json',
          'cache-control': 'public',
          'content-security-policy': "default-src 'self'",
          'x-powered-by': 'a backend',
          'x-frame-options': 'SAMEORIGIN',
        })
        .end('{}');
  });
  nginx = await runningNginx({ API: api.origin, READ_SECONDS: '1', LOGIN_RATE: '1r/m' });
});

const headers = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'; require-trusted-types-for/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=63072000/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-robots-tag': /^noindex, nofollow$/,
  server: /^nginx$/,
} as const;

const contentType = /^(?:text\/(?:html|plain)|application\/javascript); charset=utf-8$|^application\/(?:json|pdf)$/;

const missing = (answer: Record<string, unknown>): readonly string[] =>
  Object.entries(headers)
    .filter(([name, pattern]) => !pattern.test(String(answer[name])))
    .map(([name]) => name);

/** Sends a request as it is: `fetch` would normalise the address. */
const answerOf = async (path: string, method = 'GET', body = '', more = {}) => {
  const request = send(nginx.origin, { path, method, headers: { 'content-length': String(body.length), ...more } });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
};

describe('Every answer of nginx', () => {
  it.each([
    ['GET /', 200, 'no-cache'],
    ['GET /claim/report/summary', 200, 'no-cache'],
    ['GET /health', 200, 'no-store'],
    ['GET /.well-known/security.txt', 200, 'no-store'],
    ['GET /LICENCES.txt', 200, 'no-store'],
    ['GET /assets/first.0123456789.js', 200, 'public, max-age=31536000, immutable'],
    ['GET /documents/CW/privacy-notice.pdf', 200, 'no-cache'],
    ['GET /documents/CW/.hidden', 404, 'no-store'],
    ['GET /documents/CW/gone.pdf', 404, 'no-store'],
    ['GET /documents/', 404, 'no-store'],
    ['GET /assets/gone.0123456789.js', 404, 'no-store'],
    ['GET /assets/', 404, 'no-store'],
    ['GET /assets/main.js.map', 404, 'no-store'],
    ['GET /index.html.br', 404, 'no-store'],
    ['GET /.git/config', 404, 'no-store'],
    ['GET /.env', 404, 'no-store'],
    ['GET /telemetry', 404, 'no-store'],
    ['GET /api/claims', 200, 'no-store'],
    ['GET /api/fails', 500, 'no-store'],
    ['PUT /api/breaks', 502, 'no-store'],
    ['GET /api/hangs', 504, 'no-store'],
    ['POST /', 405, 'no-store'],
    ['TRACE /', 405, 'no-store'],
    ['PUT /api/policies', 413, 'no-store'],
    ['GET /long', 414, 'no-store'],
    ['GET /%', 400, 'no-store'],
  ])('has the headers of the page: %s, %i @SAFE-19 @SAFE-24 @SAFE-26 @SAFE-27', async (call, status, caching) => {
    const body = status === 413 ? 'x'.repeat(70_000) : '';
    const [method, path = ''] = call.split(' ');
    const answer = await answerOf(path.replace('long', 'x'.repeat(17_000)), method, body);
    expect({ status: answer.status, caching: answer.headers['cache-control'] }).toEqual({ status, caching });
    expect(missing(answer.headers)).toEqual([]);
    // nginx names no charset for the body of a redirect.
    expect(answer.headers['content-type']).toMatch(status === 302 ? /^text\/html/ : contentType);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    if (status >= 400) {
      expect(answer.headers['x-correlation-id']).toMatch(/^\w{32}$/);
      expect(answer.body).not.toContain('portal-configuration');
    }
  });

  it('has them when a limit is reached @SAFE-24', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => answerOf('/api/auth/login', 'POST', '{}')));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    for (const answer of limited) expect(missing(answer.headers)).toEqual([]);
  });

  it.each(['/', '/assets/first.0123456789.js', '/documents/CW/privacy-notice.pdf'])(
    'is whole, so that no cache keeps the refusal of a part: %s @SAFE-26',
    async (path) => {
      const { status, body } = await answerOf(path);
      expect(await answerOf(path, 'GET', '', { range: 'bytes=99999999-' })).toMatchObject({ status, body });
    },
  );

  it.each([
    ['/api/claims', true],
    ['/api/fails', true],
    ['/', false],
    ['/documents/CW/privacy-notice.pdf', false],
  ])('of the API alone has an origin of its own where it is opened as a page: %s @SAFE-71', async (path, isOfApi) => {
    const { headers: sent } = await answerOf(path);
    expect(/, sandbox$/.test(String(sent['content-security-policy']))).toBe(isOfApi);
  });

  it('has them when the request cannot be read @SAFE-24', async () => {
    const socket = connect(nginx.port, '127.0.0.1').end('nonsense\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toContain('400 Bad Request');
    for (const name of Object.keys(headers)) expect(answer.toLowerCase()).toContain(`\n${name}: `);
  });
});

describe('The page', () => {
  it.each(['/', '/claim'])('is sent in full, whatever the browser has: %s @SAFE-26', async (path) => {
    const first = await answerOf(path);
    expect(first.headers['vary']).toContain('*');
    for (const known of [
      { 'if-modified-since': first.headers['last-modified'] },
      { 'if-none-match': first.headers.etag ?? '""' },
    ])
      expect(await answerOf(path, 'GET', '', known)).toMatchObject({ status: 200, body: first.body });
  });
});

describe('An address that looks like a file', () => {
  it.each(['/gone.css', '/claim.old', '/policy/edit.html'])('gets the page with 404: %s', async (path) => {
    const answer = await answerOf(path);
    expect(answer.status).toBe(404);
    expect(missing(answer.headers)).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('portal-configuration');
  });
});

describe('/.well-known/change-password', () => {
  it('leads to the request of a code @SIGNIN-53', async () => {
    const { headers } = await answerOf('/.well-known/change-password');
    expect(headers.location).toBe('/forgot?action=FORGOT_PASSWORD');
  });
});

describe('/robots.txt', () => {
  it('keeps crawlers off calls and documents, and lets them read that the page is not to be listed', async () => {
    const answer = await answerOf('/robots.txt');
    expect([answer.status, answer.body]).toEqual([200, 'User-agent: *\nDisallow: /api/\nDisallow: /documents/\n']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('/.well-known/security.txt', () => {
  it('names a contact, its own address, a policy, and a day that is less than a year away', async () => {
    const policy = 'https://www.insurer.test/disclosure?a=1&b=2';
    const own = await runningNginx({ SECURITY_POLICY: policy, SECURITY_CONTACT: "mailto:o'b&c@insurer.test" });
    const body = await (await fetch(`${own.origin}/.well-known/security.txt`)).text();
    expect(body).toMatch(/^Contact: mailto:o'b&c@insurer\.test$/m);
    expect(body).toMatch(/^Canonical: https:\/\/localhost\/\.well-known\/security\.txt$/m);
    expect(body).toContain(`\nPolicy: ${policy}\n`);
    const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
    const days = (expires.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(200);
    expect(days).toBeLessThan(365);
  });

  it('names no host that is not the portal’s @SAFE-55', async () => {
    const answer = await answerOf('/.well-known/security.txt', 'GET', '', { host: 'evil.example' });
    expect(answer.body).toMatch(/^Contact: /);
    expect(answer.body).not.toContain('evil');
  });
});
