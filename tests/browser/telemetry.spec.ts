import { type Page, expect, password, test } from './portal';
import { goTo } from './steps';

/** Every account with the screens that it may open. */
const visits = {
  'ny-current': [
    '/policy',
    '/policy/edit',
    '/policy/cancel',
    '/billing',
    '/billing/payment',
    '/billing/frequency',
    '/profile',
  ],
  'nj-current': ['/home', '/policy', '/billing', '/profile', '/claim', '/claim/view-claims', '/claim/report'],
} as const;

const typed = 'typed-secret 4111';

/** The stored texts that could identify the customer: names, places, and each text with a digit, a blank or an "@". */
const customerTexts = (stored: unknown, key = ''): readonly string[] => {
  if (typeof stored === 'string') return /[@\d ]/.test(stored) || /name|city|address/i.test(key) ? [stored] : [];
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([name, value]) => customerTexts(value, name));
};

/** Turns telemetry on in the page that the server sends, and collects what reaches the endpoint. */
const withTelemetry = async (page: Page): Promise<readonly string[]> => {
  const sent: string[] = [];
  await page.route(
    (url) => !url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Node does not resolve every name under localhost.
      const response = await route.fetch({ url: route.request().url().replace('nj.localhost', '127.0.0.1') });
      const body = (await response.text()).replace(
        '"telemetry":{"endpoint":""',
        '"telemetry":{"endpoint":"/telemetry"',
      );
      await route.fulfill({ response, body });
    },
  );
  await page.route('**/telemetry', async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return sent;
};

/** Chromium hides a page only when another one comes. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));

for (const [account, screens] of Object.entries(visits)) {
  test(`Telemetry sends nothing of ${account}, on every screen and after failures @CONFIG-28 @http @everything @chromium`, async ({
    page,
    portal,
  }) => {
    const sent = await withTelemetry(page);
    await portal.signIn(account);
    const visit = async () => {
      for (const screen of screens) {
        await portal.visit(account, screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const field of await page.getByRole('textbox').all()) await field.fill(typed);
      }
    };
    await visit();
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    const texts = Object.values(stored).flatMap((group) => customerTexts(JSON.parse(group)));
    const secrets = [...new Set([...texts, account, password, typed, '/policy', 'localhost'])].filter(
      // A status code of a call can be the same as a small number of the policy.
      (text) => text.length > 3,
    );
    expect(secrets.length).toBeGreaterThan(20);

    await page.route('**/api/**', async (route) => {
      const headers = { 'x-correlation-id': `${account}@example.com` };
      await route.fulfill({ status: 500, headers, json: { message: secrets[0], description: typed } });
    });
    await visit();
    // A screen may be left before its calls are answered; this one is not.
    await portal.visit(account, '/home');
    await portal.expectScreen('500');
    await hide(page);
    await expect.poll(() => sent.join()).toContain('callFailed');
    for (const vital of ['TTFB', 'FCP', 'LCP']) expect(sent.join()).toContain(`"name":"${vital}"`);
    expect(sent.join()).toContain('"release"');
    expect(secrets.filter((secret) => sent.join().includes(secret))).toEqual([]);
  });
}

test('Without an endpoint, nothing is loaded or sent for telemetry @CONFIG-26 @http @everything @chromium', async ({
  page,
  portal,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await portal.signIn('ny-current');
  for (const name of ['Policy', 'Billing', 'Profile']) {
    await goTo(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await hide(page);
  expect(requests.filter((path) => path !== '/' && !/^\/(?:api|assets)\//.test(path))).toEqual([]);
  expect(requests.filter((path) => /telemetry|vitals/.test(path))).toEqual([]);
});
