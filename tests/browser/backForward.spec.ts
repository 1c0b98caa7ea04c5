import { ports } from '../../playwright.config';
import { beginClaim, perform, toWhen } from './customer';
import { type Page, type Portal, expect, logIn, test } from './portal';
import { fillIn, press } from './steps';

/** Another site than the portal's. */
const elsewhere = `http://127.0.0.1:${String(ports.http)}/LICENCES.txt`;

const email = 'nj-current@example.com';

const toDocument = async (page: Page): Promise<void> => {
  await page.goto('/documents/CW/privacy-notice.pdf', { waitUntil: 'commit' });
};

const toAnotherSite = async (page: Page): Promise<void> => {
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((node, address) => node.setAttribute('href', address), elsewhere);
  await link.click();
  await page.waitForURL(elsewhere);
};

/** Opens the profile in a page that tells other tabs when it comes back from the cache. */
const openProfile = async (page: Page, portal: Portal): Promise<void> => {
  // Firefox caches no page that still loads something. Where data is to be saved, the portal loads no screen ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await portal.open('nj-current', '/profile');
  await expect(page.getByRole('main')).toContainText(email);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => localStorage.setItem('isBack', String(persisted))),
  );
};

/** Whether a page came back from the cache; `null` while none has. */
const isBack = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('isBack'));

const goBack = (page: Page, steps = 1): Promise<void> =>
  page.evaluate((count) => void setTimeout(() => history.go(-count)), steps);

/** Playwright does not hear of a page that Firefox shows again, so no locator finds anything there. */
const expectText = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.body.innerText).catch(() => '')).toContain(text);

/** Goes back to a page that was open, not to one that loads again. */
const goBackToOpened = async (page: Page): Promise<void> => {
  const other = await page.context().newPage();
  await other.goto(`http://nj.localhost:${String(ports.nginx)}/health`);
  await goBack(page);
  await expect.poll(() => isBack(other)).toBe('true');
  await other.close();
  // Until then, Playwright may reach the page that the browser leaves.
  await expectText(page, 'Hearthside Home Systems');
};

/** How the browser came to the page that shows; `undefined` while it changes. */
const loadedBy = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)
    .catch(() => undefined);

/** Clicks a link of the navigation as soon as there is one. */
const followLink = async (page: Page, name: string): Promise<void> => {
  const click = (text: string) => {
    const link = [...document.querySelectorAll<HTMLElement>('nav a')].find((each) => each.textContent === text);
    link?.click();
    return Boolean(link);
  };
  await expect.poll(() => page.evaluate(click, name).catch(() => false)).toBe(true);
};

const expectNothingOfCustomer = async (page: Page): Promise<void> => {
  const kept = () => page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage));
  expect(await kept()).not.toContain(email);
};

test.describe('From the back/forward cache @firefox @everything', () => {
  for (const [place, leave] of [
    ['a document', toDocument],
    ['an external link', toAnotherSite],
  ] as const)
    test(`the portal is back at once from ${place} @SHELL-45`, async ({ page, portal }) => {
      await openProfile(page, portal);
      await leave(page);
      await goBackToOpened(page);
      await expectText(page, email);
      await followLink(page, 'Claims');
      await expectText(page, 'Your Claims');
    });

  // The date field emits its date when the page goes, so React has work to do while Firefox puts the page into the cache.
  test('the portal works after a date that was typed just before @SHELL-45', async ({ page, portal, browserName }) => {
    await openProfile(page, portal);
    await perform(page, beginClaim, toWhen);
    await fillIn(page, { Month: '2' });
    await page.evaluate((address) => window.location.assign(address), elsewhere);
    await page.waitForURL(elsewhere);
    await goBackToOpened(page);
    // React is stuck in Firefox, so the page loads again. A press while it does so would be lost.
    if (browserName === 'firefox') await expect.poll(() => loadedBy(page)).toBe('reload');
    await followLink(page, 'Policy');
    await expectText(page, 'My Policy');
  });

  test('nothing of a customer is back after Log Out @SIGNIN-36 @SAFE-15', async ({ page, portal }) => {
    await openProfile(page, portal);
    await press(page, 'Log Out');
    await portal.expectScreen('Customer Self Service');
    await toAnotherSite(page);
    await goBackToOpened(page);
    await goBack(page);
    await expectText(page, 'Customer Self Service');
    await expectNothingOfCustomer(page);
  });

  test('a page from before Log Out shows nothing when it comes back @SIGNIN-36', async ({ page, portal }) => {
    await openProfile(page, portal);
    await toAnotherSite(page);
    await portal.visit('nj-current', '/policy');
    await press(page, 'Log Out');
    await portal.expectScreen('Customer Self Service');
    await toAnotherSite(page);
    await goBack(page, 4);
    await expectText(page, 'Customer Self Service');
    await expectNothingOfCustomer(page);
    expect(await isBack(page)).toBeNull();
  });

  test('a tab that is asleep while the customer logs out in another shows nothing when it wakes @SIGNIN-50', async ({
    page,
    portal,
    context,
  }, { testId }) => {
    await openProfile(page, portal);
    const address = page.url();
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    await toAnotherSite(page);

    // A duplicate of a tab, without a link to the first one, because the browser caches no page that another page can reach.
    const other = await context.newPage();
    await other.setExtraHTTPHeaders({ 'x-reference-world': testId });
    await other.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    }, session);
    await other.goto(address);
    await other.getByRole('button', { name: 'Log Out' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Customer Self Service' })).toBeVisible();

    await goBack(page);
    await expectText(page, 'You have been signed out. Please log in again.');
    await expectNothingOfCustomer(page);
    expect(await isBack(page)).toBeNull();
  });

  test('a tab that signed in by itself shows nothing when it wakes after Log Out in another @SIGNIN-50', async ({
    page,
    portal,
    context,
  }, { testId }) => {
    await openProfile(page, portal);
    const address = new URL('/', page.url()).href;
    await toAnotherSite(page);

    const other = await context.newPage();
    await other.setExtraHTTPHeaders({ 'x-reference-world': testId });
    await other.goto(address);
    await logIn(other, 'nj-current@example.com');
    await other.getByRole('button', { name: 'Log Out' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Customer Self Service' })).toBeVisible();

    await goBack(page);
    await expectText(page, 'You have been signed out. Please log in again.');
    await expectNothingOfCustomer(page);
  });
});
