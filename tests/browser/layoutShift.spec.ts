import { type Page, arriving, chooseLanguage, expect, logIn, setFault, test } from './portal';

/** Half a second after a key or a click, the browser holds the page responsible for what moves. */
const latency = 600;

/** Collects what moves, as Core Web Vitals count it. */
const watchShifts = (): void => {
  const describe = ({ node }: LayoutShiftSource): string =>
    node instanceof HTMLElement ? `${node.tagName} ${node.innerText.slice(0, 20)}` : String(node?.nodeName);
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput && value >= 0.001) moved.push(`${value.toFixed(3)}: ${sources.map(describe).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
};

interface LayoutShiftSource {
  readonly node: Node | null;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly LayoutShiftSource[];
}

const expectStill = async (page: Page, where: string): Promise<void> => {
  // The browser reports a shift after the frame in which it happens.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[]), where).toEqual([]);
};

for (const width of [360, 1280])
  test(`Nothing moves while content arrives, at ${width} px @SHELL-44 @chromium @everything`, async ({
    page,
    portal,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchShifts);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });

    await portal.visit('nj-current');
    await logIn(page, 'nj-current@example.com');
    await expect(page.getByRole('main').getByRole('link', { name: 'Policy' })).toBeVisible();
    await expectStill(page, 'signing in');

    const main = page.getByRole('main');
    const screens = [
      ['/home', main.getByRole('link', { name: 'Policy' })],
      ['/policy', main.getByRole('link', { name: 'Policy Declarations' })],
      ['/billing', main.getByRole('table')],
      ['/profile', main.getByText('nj-current@example.com')],
      ['/claim', main.getByRole('table')],
    ] as const;
    for (const [path, content] of screens) {
      await portal.visit('nj-current', path);
      await expect(content.first()).toBeVisible();
      await expectStill(page, path);
    }

    await setFault(request, { call: 'GET /api/claims/{id}', kind: 'answer', status: 500, times: 1 });
    await main.getByRole('rowheader').getByRole('button').first().click();
    await portal.expectScreen('500');
    await expectStill(page, 'an error page');
  });

test('What follows the content shows after a long wait, because it can be a way out @SHELL-44 @http @everything', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.signIn('nj-current');
  await page.route('**/api/customer/billingMethod', () => undefined);
  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const width of [360, 768, 1280])
  for (const account of ['ny-pastdue', 'ny-current', 'nj-current', 'nj-noclaims', 'nj-cancelled'])
    for (const language of ['en', 'es'])
      test(`Nothing moves when the facts of ${account} arrive, at ${width} px in ${language} @HOME-12 @http @chromium @everything`, async ({
        page,
        portal,
      }) => {
        await page.setViewportSize({ width, height: 1200 });
        await page.addInitScript(watchShifts);
        await chooseLanguage(page, language);
        // The longest date, so that the room is enough on every day.
        await page.route('**/api/policies', async (route) => {
          const response = await arriving(route);
          const body = await response.text();
          const endDate = `"endDate":"${new Date().getFullYear() + 1}-09-30"`;
          await route.fulfill({ response, body: body.replaceAll(/"endDate":"[\d-]+"/g, endDate) });
        });
        // Longer than the browser holds the press on Login responsible.
        await page.route('**/api/customer/billingMethod', async (route) => {
          await page.waitForTimeout(latency);
          await route.continue();
        });
        const last = account.startsWith('ny-') ? '**/api/customer/billingMethod' : '**/api/claims';
        const answered = page.waitForResponse(last);
        await portal.open(account, '/home');
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await answered;
        if (account === 'ny-pastdue') await expect(page.getByRole('alert').first()).toContainText('125');
        await expectStill(page, 'the dashboard');
      });
