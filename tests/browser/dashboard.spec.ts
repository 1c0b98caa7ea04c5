import { type Page, adopted, expect, test } from './portal';

/** Notes the areas in the order in which their code is requested, each with the content of the page at that time. */
const noteAreas = async (page: Page): Promise<() => Promise<[name: string, screen: string][]>> => {
  await page.addInitScript(() => {
    const asked = new Map<string, string>();
    Reflect.set(window, 'areasAskedFor', asked);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const source = node instanceof HTMLScriptElement ? node.src : '';
        const area = /assets\/(home|recovery|policy|claims|billing|profile|idle)\./.exec(source)?.[1];
        if (area !== undefined && !asked.has(area))
          asked.set(area, document.querySelector('form') ? 'login' : 'dashboard');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'areasAskedFor') as ReadonlyMap<string, string>)]);
};

test.describe('The dashboard', () => {
  test('is drawn before what watches for idleness is asked for @memory', async ({ page, portal }) => {
    const askedFor = await noteAreas(page);
    await portal.signIn('nj-current');
    await expect.poll(askedFor).toContainEqual(['idle', 'dashboard']);
  });

  for (const saveData of [false, true]) {
    const does = saveData ? 'waits until they are asked for, where data is to be saved' : 'comes when there is time';
    test(`what the other screens need ${does} @memory`, async ({ page, portal }) => {
      await page.addInitScript((saves) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
      }, saveData);
      const notedAreas = await noteAreas(page);
      const askedFor = async () => (await notedAreas()).map(([name]) => name).filter((name) => name !== 'idle');
      /** Waits until earlier idle work has run; of several areas, the first is requested. */
      const idle = () =>
        page.evaluate(async () => {
          for (let turn = 0; turn < 2; turn += 1)
            await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
        });
      await portal.visit('nj-current');
      await adopted(page);
      await idle();
      expect(await askedFor()).toEqual([]);
      await page.mouse.move(10, 10);
      await idle();
      await expect.poll(askedFor).toEqual(saveData ? [] : ['home', 'recovery', 'claims']);

      await portal.signIn('nj-current');
      await expect(page.getByText('Report a claim, or check')).toBeVisible();
      await idle();
      const afterHome = saveData ? [] : ['claims', 'policy', 'billing', 'profile'];
      // Recovery comes before or after the policy has loaded.
      const askedForOthers = async () => (await askedFor()).filter((name) => name !== 'recovery');
      await expect.poll(askedForOthers).toEqual(['home', ...afterHome]);
    });
  }

  /** The calls of a page, in their order, once they have been sent. */
  const notedCalls = (page: Page): string[] => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
    });
    return calls;
  };

  const signingIn = ['POST /api/auth/login', 'GET /api/policies', 'GET /api/customer'];
  const billing = 'GET /api/customer/billingMethod';

  for (const [account, facts] of [
    ['nj-current', [billing, 'GET /api/claims']],
    ['ny-pastdue', [billing]],
  ] as const)
    test(`${account} signs in, then the dashboard asks for its facts, once @HOME-12 @http`, async ({
      page,
      portal,
    }) => {
      const calls = notedCalls(page);
      await portal.signIn(account);
      await expect.poll(() => calls).toEqual([...signingIn, ...facts]);
      if (account === 'ny-pastdue') {
        const strip = page.getByRole('region', { name: 'Needs your attention' });
        await expect(strip.getByRole('alert').first()).toContainText('$125.50');
        await expect(strip.getByRole('link').first()).toHaveAttribute('href', '/billing/payment');
      }
      await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
      await portal.expectScreen('My Profile');
      await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
      await portal.expectScreen('Your Policy Dashboard');
      await expect(page.getByRole('main').getByRole('link', { name: 'Policy' })).toBeVisible();
      expect(calls.filter((call) => call === billing)).toHaveLength(1);
    });

  /** Runs in the page: counts the frames from a press until the call for billing is aborted. A busy machine has slow frames. */
  const countFrames = (): void => {
    const { fetch } = window;
    let frames = Infinity;
    const count = (): void => {
      frames += 1;
      requestAnimationFrame(count);
    };
    count();
    window.addEventListener('click', () => (frames = 0), { capture: true });
    window.fetch = (input, init) => {
      if (input instanceof Request && input.url.endsWith('/billingMethod'))
        input.signal.addEventListener('abort', () => Object.assign(window, { framesUntilAbort: frames }), {
          once: true,
        });
      return fetch(input, init);
    };
  };
  /** 100 ms, where a second has sixty. */
  const FRAMES = 6;

  for (const [press, isSlow] of [
    ['Policy', false],
    ['Policy', true],
    ['Log Out', false],
  ] as const)
    // Firefox's protocol does not tell of a call that ends before its answer.
    test(`${press} aborts the facts within 100 ms, and what comes next does not wait for them, its code ${isSlow ? 'slow' : 'there'} @HOME-12 @http @chromium${isSlow ? ' @everything' : ''}`, async ({
      page,
      portal,
    }) => {
      await page.addInitScript(countFrames);
      let arrive = (): void => undefined;
      if (isSlow) {
        const arrived = new Promise<void>((resolve) => (arrive = resolve));
        await page.route(/\/assets\/policy[^/]*\.js/, (route) => arrived.then(() => route.continue()));
      }
      await page.route('**/api/customer/billingMethod', () => undefined);
      const asked = page.waitForRequest('**/api/customer/billingMethod');
      const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/billingMethod'));
      await portal.signIn('nj-current');
      await asked;
      await (press === 'Policy'
        ? page.getByRole('main').getByRole('link', { name: press }).click()
        : page.getByRole('button', { name: press }).click());
      await aborted;
      // The call would end by itself later.
      expect(await page.evaluate(() => Reflect.get(window, 'framesUntilAbort') as number)).toBeLessThanOrEqual(FRAMES);
      arrive();
      await portal.expectScreen(press === 'Policy' ? 'My Policy' : 'Customer Self Service');
      if (press === 'Policy')
        await expect(page.getByRole('main').getByRole('link', { name: 'Policy Declarations' }).first()).toBeVisible();
    });
});
