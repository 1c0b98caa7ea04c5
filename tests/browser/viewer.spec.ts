import { gate } from '../support/FakeNetwork';
import { type Page, type Portal, expect, logIn, t, test } from './portal';
import { goTo, press } from './steps';

const declarations = (page: Page) => page.getByRole('link', { name: /^Policy Declarations/ }).first();

const openPolicy = async (page: Page, portal: Portal): Promise<void> => {
  await portal.open('ny-current', '/policy');
  await expect(declarations(page)).toBeVisible();
};

/** Where the browser stores nothing, the session ends with the page. */
const signInToPolicy = async (page: Page, portal: Portal): Promise<void> => {
  await portal.signIn('ny-current');
  await goTo(page, 'Policy');
};

const hrefOf = (page: Page): Promise<string> => declarations(page).evaluate((link) => (link as HTMLAnchorElement).href);

/** The browser's viewer shows the document of the tab, under a readable name. */
const expectShown = async (tab: Page): Promise<void> => {
  await expect(tab).toHaveTitle(/^Policy Declarations \d{4}-\d\d-\d\d\.pdf$/);
  const viewed = () => tab.frames().map((frame) => frame.url());
  const isFirefox = tab.context().browser()?.browserType().name() === 'firefox';
  await expect.poll(viewed).toContainEqual(expect.stringMatching(isFirefox ? /^blob:/ : /^chrome-extension:/));
};

/** Opens a document, without a wait for the viewer. */
const opened = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const tab = page.context().waitForEvent('page');
  await act();
  return tab;
};

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a click': (page) => declarations(page).click(),
  'a middle click': (page) => declarations(page).click({ button: 'middle' }),
  'a click with Control': (page) => declarations(page).click({ modifiers: ['Control'] }),
  'the keyboard': async (page) => {
    await declarations(page).focus();
    await page.keyboard.press('Enter');
  },
  'the menu of the browser': async (page) => {
    const href = await hrefOf(page);
    const tab = await page.context().newPage();
    await tab.goto(href);
  },
};

for (const [name, act] of Object.entries(ways)) {
  test(`a customer's document opens by ${name}, in the browser's viewer @DOC-10 @DOC-13 @DOC-15 @DOC-16 @firefox @everything`, async ({
    page,
    portal,
  }) => {
    await openPolicy(page, portal);
    const { open: send, opened: isSaid } = gate();
    await page.route(/\/documents\/HP-/, async (route) => {
      await isSaid;
      await route.continue();
    });
    const read = page.waitForResponse(/\/documents\/HP-/);
    const tab = await opened(page, () => act(page));
    await expect(tab).toHaveTitle('Opening your document...');
    send();
    const answer = await read;
    expect([answer.status(), 'x-falcon-auth' in answer.request().headers()]).toEqual([200, true]);
    await expectShown(tab);
    expect(await tab.evaluate(() => Object.values(sessionStorage).join())).not.toContain('authToken');
    await portal.expectScreen(t('policy.title'));
  });
}

/** As in a browser whose settings block all cookies. */
const denyStorage = (): void => {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  // Firefox's first page is empty, and has no locks.
  Object.assign(Object(Reflect.get(navigator, 'locks')), {
    request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
  });
};

test('a document opens where the browser stores nothing for the portal, also with expired tokens @SHELL-28 @SAFE-16 @firefox @everything', async ({
  page,
  portal,
}) => {
  await page.context().addInitScript(denyStorage);
  await signInToPolicy(page, portal);
  let isRefreshed = false;
  await page.route(/\/api\/auth\/user\/token$/, async (route) => {
    isRefreshed = true;
    await route.continue();
  });
  await page.route(/\/documents\/HP-/, (route) =>
    isRefreshed
      ? route.continue()
      : route.fulfill({ status: 401, json: { message: 'The incoming token has expired' } }),
  );
  await expectShown(await opened(page, () => declarations(page).click()));
  expect(isRefreshed).toBe(true);
});

test('a document opens in the tab of the portal where tabs cannot ask one another, and Back leaves it @DOC-18 @firefox @everything', async ({
  page,
  portal,
}) => {
  // The browser's viewer is in the page. Firefox's own has the policy of the page, and then works without its worker.
  portal.provokes(/^Denied\.$|pdf\.worker\.mjs$|“require-trusted-types-for ’script’“$/);
  await page.addInitScript(denyStorage);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await signInToPolicy(page, portal);
  await declarations(page).click();
  await expectShown(page);
  await page.goBack();
  await portal.expectScreen(t('policy.title'));
});

for (const [name, answer] of Object.entries({
  'a 403': { status: 403 },
  'a 404': { status: 404 },
  'a 429': { status: 429, headers: { 'retry-after': '120' } },
  'a 503': { status: 503, json: { message: 'Busy.' } },
  'no response': undefined,
  'an empty body': { status: 200, contentType: 'application/pdf', body: '' },
  'HTML instead of a PDF': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Log in</p>' },
})) {
  test(`a document that answers with ${name} leaves the customer on the screen @DOC-14 @firefox @everything`, async ({
    page,
    portal,
  }) => {
    await openPolicy(page, portal);
    await page.route(/\/documents\/HP-/, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const tab = await opened(page, () => declarations(page).click());
    for (const alert of [tab.getByRole('alert'), page.getByRole('alert')]) {
      await expect(alert).toContainText('We could not open this document.');
      if (name === 'a 429') await expect(alert).toContainText('Please try again in 2 minutes.');
      if (name === 'a 503') await expect(alert).toContainText('Busy.');
    }
    await portal.expectScreen(t('policy.title'));
  });
}

test('each of two customers gets their own document, and Log Out leaves nothing of it @DOC-15 @firefox @everything', async ({
  page,
  portal,
}, { testId }) => {
  await openPolicy(page, portal);
  const other = await page.context().newPage();
  await other.setExtraHTTPHeaders({ 'x-reference-world': testId });
  await other.goto('/');
  await logIn(other, 'ny-both@example.com');
  await goTo(other, 'Policy');

  const tabs: Page[] = [];
  for (const reader of [page, other]) {
    const number = await reader
      .getByText(/HP-\d+/)
      .first()
      .textContent();
    const read = reader.waitForResponse(/\/documents\/HP-/);
    const tab = await opened(reader, () => declarations(reader).click());
    expect((await read).url()).toContain(`/documents/${number ?? ''}/`);
    await expectShown(tab);
    tabs.push(tab);
  }

  const [mine, theirs] = tabs;
  if (!mine || !theirs) throw new Error('Two tabs are open.');
  const blob = await mine.locator('iframe').getAttribute('src');
  await press(page, 'Log Out');
  await expect(mine.getByRole('heading', { level: 1 })).toHaveText(t('login.title'));
  await expect(mine.locator('iframe')).toHaveCount(0);
  portal.provokes(/blob:/);
  expect(
    await mine.evaluate(
      (url) =>
        fetch(url ?? '').then(
          () => 'found',
          () => 'gone',
        ),
      blob,
    ),
  ).toBe('gone');
  await expectShown(theirs);
});

test('a document whose session has no tab leads to the login @DOC-15 @firefox @everything', async ({
  page,
  portal,
}) => {
  await openPolicy(page, portal);
  const href = await hrefOf(page);
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(href);
  await expect(tab.getByText('Please log in to see this page.')).toBeVisible();
});

test('a browser that downloads PDFs saves the document under its name, and its tab closes @DOC-17 @everything', async ({
  page,
  portal,
}) => {
  await page
    .context()
    .addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }));
  await openPolicy(page, portal);
  // The tab may save the document before the click has returned.
  const begun = page
    .context()
    .waitForEvent('page')
    .then((tab) => ({ tab, downloaded: tab.waitForEvent('download'), closed: tab.waitForEvent('close') }));
  await declarations(page).click();
  const { tab, downloaded, closed } = await begun;
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^Policy Declarations \d{4}-\d\d-\d\d\.pdf$/);
  await expect(tab.getByRole('status')).toContainText('was saved');
  await closed;
});
