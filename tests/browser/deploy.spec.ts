import { readdirSync } from 'node:fs';
import { type RequestListener, createServer } from 'node:http';
import path from 'node:path';
import { createProxyServer } from 'httpxy';
import { ports } from '../../playwright.config';
import { runningNginx } from '../deploy/runningNginx';
import { gate } from '../support/FakeNetwork';
import { closed, listening } from '../support/listening';
import { keptReport, openReportingPortal, violate } from './policyReports';
import { type Page, type Portal, expect, setFault, t, test } from './portal';
import { countRequests, goTo } from './steps';

/** The real build in the shipped nginx, over the reference server. tests/deploy/ tests nginx without a browser. */
const [script = ''] = readdirSync(path.join(__dirname, '../../dist/main/assets')).filter((file) =>
  file.endsWith('.js'),
);

/** The dashboard reads the claims too: a fault of that call waits until it has. */
const signInWithFacts = async (page: Page, portal: Portal): Promise<void> => {
  const facts = page.waitForResponse('**/api/claims');
  await portal.signIn('nj-current');
  await facts;
};

test.describe('The portal behind the shipped nginx', () => {
  test('a violation of the policy is reported by the browser itself, without what the address contains @CONFIG-42 @firefox @everything', async ({
    page,
  }) => {
    const portal = await openReportingPortal();
    await page.goto(portal.address);
    await page.evaluate(violate);
    await expect.poll(() => portal.ofImages()).toContainEqual(keptReport);
    expect(portal.written()).not.toContain('SECRET');
    await portal.stop();
  });

  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`sends the build's compressed copy to a browser that accepts ${accepted}`, async ({ request }) => {
      for (const address of ['/', `/assets/${script}`]) {
        const answer = await request.get(address, { headers: { 'accept-encoding': accepted } });
        expect(answer.headers()['content-encoding']).toBe(encoding);
        expect(answer.headers()['vary']).toContain('Accept-Encoding');
      }
    });
  }

  test('an address that only looks like a file shows the not-found page', async ({ page, portal }) => {
    await portal.signIn('nj-current');
    const answer = await page.goto(page.url().replace('/home', '/policy.html'));
    expect(answer?.status()).toBe(404);
    await portal.expectScreen(t('notFound.title'));
  });

  test('an API that cannot be reached is a server error in the portal', async ({ page, portal, request }) => {
    await signInWithFacts(page, portal);
    await setFault(request, { call: 'GET /api/claims', kind: 'noResponse', times: 1 });
    await goTo(page, 'Claims');
    await portal.expectScreen('502');
    await expect(page.getByRole('main')).toContainText('Bad Gateway');
    await expect(page.getByRole('main')).not.toContainText('nginx');
  });

  test('no network at all is a server error with status 509', async ({ page, portal, context }) => {
    await portal.open('nj-current', '/claim');
    await expect(page.getByRole('table')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('rowheader').getByRole('button').first().click();
    await portal.expectScreen('509');
    await expect(page.getByRole('main')).toContainText('Server error');
  });

  test('the portal waits half a minute for an answer, and asks once @everything', async ({ page, portal, request }) => {
    await signInWithFacts(page, portal);
    const path = '/api/customer/billingMethod';
    await setFault(request, { call: `GET ${path}`, kind: 'delay', milliseconds: 30_000, times: 1 });
    const asked = countRequests(page, (made) => new URL(made.url()).pathname === path);
    await goTo(page, 'Billing');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible({ timeout: 45_000 });
    expect(asked()).toBe(1);
  });
});

/** Answers every request by the page that it has kept. */
const oldWorker = `
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open('pages').then((pages) => pages.add('/')));
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => event.respondWith(caches.match('/')));
`;

/** The site that was at the portal's address before. */
const oldSite =
  (worker: string): RequestListener =>
  ({ url }, response) => {
    const isWorker = url === worker;
    const headers = { 'content-type': isWorker ? 'text/javascript' : 'text/html', 'service-worker-allowed': '/' };
    const page = `<h1>The old site</h1><script>navigator.serviceWorker.register('${worker}', { scope: '/' })</script>`;
    response.writeHead(200, headers).end(isWorker ? oldWorker : page);
  };

/** Runs in the page. */
const leftOfOldSite = async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
});

test.describe('The service worker of an old site @firefox @everything @CONFIG-40', () => {
  for (const worker of ['/sw.js', '/static/js/service-worker.mjs'])
    test(`is gone after one visit: ${worker}`, async ({ page }) => {
      const nginx = await runningNginx({
        API: `http://127.0.0.1:${String(ports.api)}`,
        ROOT: path.join(__dirname, '../../dist/main'),
        OLD_SERVICE_WORKERS: '/sw.js /static/js/service-worker.mjs',
      });
      const proxy = createProxyServer({ target: nginx.origin, agent: false });
      let site = oldSite(worker);
      const server = createServer((request, response) => site(request, response));
      const address = `http://localhost:${String(await listening(server))}/`;

      await page.goto(address);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      const { open: release, opened: isSeen } = gate();
      site = (request, response) => {
        const pass = () => proxy.web(request, response).catch(() => response.destroy());
        void (request.url === worker ? isSeen.then(pass) : pass());
      };
      // The customer comes back, and the worker still answers, until the browser has its new script.
      await page.goto(`${address}home`);
      await expect(page.getByRole('heading', { name: 'The old site' })).toBeVisible();
      release();
      await expect(page.getByRole('button', { name: t('login.submit') })).toBeVisible();
      expect(await page.evaluate(leftOfOldSite)).toEqual({ workers: 0, caches: [] });
      await page.reload();
      await expect(page.getByRole('button', { name: t('login.submit') })).toBeVisible();

      await closed(server);
      await nginx.stop();
    });
});
