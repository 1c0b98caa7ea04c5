import { type Page, expect, logIn, test } from './portal';

const scripts = /\/assets\/.*\.js$/;

const submitLogin = (page: Page): Promise<void> => logIn(page, 'nj-current@example.com');

const tooOld = (page: Page) => page.getByRole('heading', { name: 'This browser cannot show the portal' });

/** The entry's script throws as soon as it runs. */
const breakEntry = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(window, 'webpackChunkhearthside_portal', { value: 1 }));
};

for (const path of ['/', '/forgot'])
  test(`An error around the screens, at ${path}, leaves a page with a way home @SHELL-34 @chromium`, async ({
    page,
    portal,
  }) => {
    // The banner reads it.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', {
        get: () => {
          throw new Error('planted');
        },
      }),
    );
    await portal.visit('nj-current', path);
    await portal.expectScreen('Server error');
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await portal.expectAccessible();
  });

test.describe('A portal that does not start @chromium', () => {
  test('ends the spinner of the login, and says what to do @SHELL-35', async ({ page, portal }) => {
    portal.provokes(/is not a function/);
    await breakEntry(page);
    await portal.visit('nj-current');
    await submitLogin(page);
    await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@hearthside.example', exact: true })).toBeVisible();
  });

  test('leaves no other screen blank @SHELL-35 @everything', async ({ page, portal }) => {
    portal.provokes(/is not a function/);
    await breakEntry(page);
    await portal.visit('nj-current', '/forgot');
    await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
  });

  test('ends the spinner of the login, where its scripts never arrive @SHELL-35 @http @everything', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.route(scripts, () => undefined);
    await portal.visit('nj-current');
    await submitLogin(page);
    await expect(page.getByText('Logging in...')).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByRole('alert')).toHaveText('There may be a technical issue');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('leaves no other screen blank, where its scripts never arrive @SHELL-35 @http @everything', async ({ page }) => {
    await page.clock.install();
    await page.route(scripts, () => undefined);
    await page.goto('/forgot', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeEmpty();
    await page.clock.runFor(31_000);
    await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** What an extension's script leaves behind in the page, as its source. */
const foreignFailures = {
  'rejects with a text @everything': 'Promise.reject("x")',
  'rejects with nothing @everything': 'Promise.reject()',
  'rejects with an error @everything': 'Promise.reject(new Error(`no ${location.origin}/assets/main.js`))',
  'rejects with an exception of the DOM @everything': 'document.body.requestFullscreen()',
  'rejects with an answer @everything': 'Promise.reject(new Response())',
  throws: '(() => { throw new Error("planted"); })()',
};

for (const [name, fail] of Object.entries(foreignFailures))
  test(`A script of somebody else that ${name} does not count as a failure of the portal @SHELL-47`, async ({
    page,
    portal,
  }) => {
    portal.provokes(/^/);
    await page.addInitScript(`setTimeout(() => ${fail}, 0)`);
    await portal.visit('nj-current', '/forgot');
    await portal.expectScreen('Forgot Password');
    await page.reload();
    await portal.expectScreen('Forgot Password');
    await portal.signIn('nj-current');
  });

test('A promise of the portal that rejects before it starts leads to the message @SHELL-35 @SHELL-47 @firefox', async ({
  page,
  portal,
}) => {
  portal.provokes(/^/);
  // The portal asks for them while it starts.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', {
      get: () => {
        throw 'planted' as unknown as Error;
      },
    }),
  );
  await portal.visit('nj-current', '/forgot');
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
});

test.describe('A browser that is too old', () => {
  test('gets a message and addresses instead of a blank page @SHELL-36 @SHELL-40 @chromium', async ({
    page,
    portal,
  }) => {
    portal.provokes(/HTMLTemplateElement/);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLTemplateElement'));
    await portal.visit('nj-current');
    await expect(tooOld(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Este navegador no puede mostrar el portal' })).toBeVisible();
    for (const email of ['support-ny@hearthside.example', 'support@hearthside.example'])
      await expect(page.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`);
    await expect(page.getByLabel('Email Address')).toBeHidden();
    await portal.expectAccessible();
  });

  test('shows the message without JavaScript too @SHELL-36 @everything @chromium', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(tooOld(page)).toBeVisible();
    await context.close();
  });
});

test('The message for old browsers is in no frame of a current one @SHELL-36 @everything @chromium', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const message = document.querySelector('#root ~ main');
      if (message) seen.push(getComputedStyle(message).display);
    };
    // The parser waits for neither: each change of the page is seen before the next frame.
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await portal.visit('nj-current');
  await portal.expectScreen('Customer Self Service');
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['none']));
});
