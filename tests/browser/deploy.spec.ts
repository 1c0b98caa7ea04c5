import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { nginxFolder, ports } from '../../playwright.config';
import { expect, test } from './portal';

/** What runs here is deploy/nginx.conf in a real nginx, over the production build and the reference server. */
const refusedEverywhere = [
  '/.git/config',
  '/.env',
  '/index.html.br',
  '/assets/main.js.map',
  '/assets/',
  '/assets/gone.0000000000.js',
  '/gone.css',
];

const [script = ''] = readdirSync(path.join(__dirname, '../../dist/main/assets')).filter((file) =>
  file.endsWith('.js'),
);

const expected = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'.*frame-ancestors 'none'; require-trusted-types-for/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=63072000/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
} as const;

/** Has the reference server run into a fault, in the world of one test. */
const setFault = async (request: APIRequestContext, world: string, data: object): Promise<void> => {
  const origin = `http://127.0.0.1:${String(ports.api)}`;
  const answer = await request.post(`${origin}/_reference/faults`, { headers: { 'x-reference-world': world }, data });
  expect(answer.ok()).toBe(true);
};

test.describe('The shipped nginx', () => {
  for (const [address, status, caching] of [
    ['/', 200, 'no-store'],
    ['/index.html', 200, 'no-store'],
    ['/claim/report/summary', 200, 'no-store'],
    ['/reset?token=invite-ny', 200, 'no-store'],
    ['/health', 200, undefined],
    ['/documents/CW/privacy-notice.pdf', 200, 'private, no-store'],
    ['/documents/CW/.hidden', 404, undefined],
    [`/assets/${script}`, 200, 'public, max-age=31536000, immutable'],
    ['/THIRD-PARTY-LICENCES.txt', 200, undefined],
    ['/api/claims', 401, 'no-store'],
    ...refusedEverywhere.map((refused) => [refused, 404, undefined] as const),
  ] as const) {
    test(`answers ${address.replace(script, '*.js')} with ${String(status)} and every header`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(status);
      expect(answer.headers()['cache-control']).toBe(caching);
      for (const [name, value] of Object.entries(expected)) expect(answer.headers()[name]).toMatch(value);
      expect(answer.headers()['server']).toBe('nginx');
      if (status === 404) expect(await answer.text()).not.toContain('portal-configuration');
    });
  }

  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`sends what the build compressed to a browser that takes ${accepted}`, async ({ request }) => {
      for (const address of ['/', `/assets/${script}`]) {
        const answer = await request.get(address, { headers: { 'accept-encoding': accepted } });
        expect(answer.headers()['content-encoding']).toBe(encoding);
        expect(answer.headers()['vary']).toBe('Accept-Encoding');
      }
    });
  }

  test('answers 502 with every header, and sends nothing twice, when the backend breaks off', async ({ request }, {
    testId,
  }) => {
    await setFault(request, testId, { call: 'PUT /api/policies', kind: 'noResponse', times: 1 });
    const answer = await request.put('/api/policies', { headers: { 'x-reference-world': testId }, data: {} });
    expect(answer.status()).toBe(502);
    for (const [name, value] of Object.entries(expected)) expect(answer.headers()[name]).toMatch(value);
    // The fault was for one call: had it been sent again, the answer would be the reference server's own.
  });

  test('writes no invitation, token or document into its log', async ({ request }) => {
    for (const secret of ['/reset?token=secret-1', '/api/auth/token/secret-2', '/documents/secret-3.pdf']) {
      await request.get(secret);
    }
    await request.get('/THIRD-PARTY-LICENCES.txt?after=secrets');
    const log = (): string => readFileSync(`${nginxFolder}/access.log`, 'utf8');
    // It is written after the answer.
    await expect.poll(log).toContain('/THIRD-PARTY-LICENCES.txt 200');
    expect(log()).not.toContain('secret');
  });

  test('a backend that cannot be reached is a server error in the portal', async ({ page, portal, request }, {
    testId,
  }) => {
    await portal.signIn('nj-current');
    await setFault(request, testId, { call: 'GET /api/claims', kind: 'noResponse', times: 1 });
    await page.getByRole('navigation').getByRole('link', { name: 'Claims' }).click();
    await portal.expectScreen('502');
    await expect(page.getByRole('main')).toContainText('Bad Gateway');
    await expect(page.getByRole('main')).not.toContainText('nginx');
  });

  test('no network at all is a server error with status 509', async ({ page, portal, context }) => {
    await portal.signIn('nj-current');
    await portal.visit('nj-current', '/claim');
    await expect(page.getByRole('table')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('cell').getByRole('button').first().click();
    await portal.expectScreen('509');
    await expect(page.getByRole('main')).toContainText('Server error');
  });

  test('an answer that takes half a minute is waited for, and comes once', async ({ page, portal, request }, {
    testId,
  }) => {
    await portal.signIn('nj-current');
    await setFault(request, testId, { call: 'GET /api/claims', kind: 'delay', milliseconds: 30_000, times: 1 });
    let asked = 0;
    page.on('request', (made) => {
      if (new URL(made.url()).pathname === '/api/claims') asked += 1;
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Claims' }).click();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible({ timeout: 45_000 });
    expect(asked).toBe(1);
  });
});
