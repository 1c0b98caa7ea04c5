import { readdirSync } from 'node:fs';
import path from 'node:path';
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

  test('an address that looks like a file and is none shows the not-found page', async ({ page, portal }) => {
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
    await page.getByRole('cell').getByRole('button').first().click();
    await portal.expectScreen('509');
    await expect(page.getByRole('main')).toContainText('Server error');
  });

  test('the portal waits half a minute for an answer, and asks once @everything', async ({ page, portal, request }) => {
    await signInWithFacts(page, portal);
    await setFault(request, { call: 'GET /api/claims', kind: 'delay', milliseconds: 30_000, times: 1 });
    const asked = countRequests(page, (made) => new URL(made.url()).pathname === '/api/claims');
    await goTo(page, 'Claims');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible({ timeout: 45_000 });
    expect(asked()).toBe(1);
  });
});
