import config from '../../playwright.config';
import { type Page, expect, test } from './portal';

const [{ use } = {}] = config.projects ?? [];

// Playwright switches the cache off.
test.use({ launchOptions: { ...use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const leave = (page: Page): Promise<unknown> => page.goto('about:blank');

/** A page that comes from the cache does not load. */
const goBack = (page: Page): Promise<unknown> => page.goBack({ waitUntil: 'commit' });

test.describe('In the back/forward cache', { tag: ['@http', '@chromium', '@everything'] }, () => {
  test('nothing of a customer is left after Log Out @SIGNIN-36', async ({ page, portal }) => {
    await portal.signIn('nj-current');
    await portal.visit('nj-current', '/profile');
    await expect(page.getByRole('main')).toContainText('nj-current@example.com');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await portal.expectScreen('Customer Self Service');
    await leave(page);
    await goBack(page);
    await portal.expectScreen('Customer Self Service');
    await goBack(page);
    await portal.expectScreen('Customer Self Service');
    expect(await page.content()).not.toContain('nj-current@example.com');
  });

  test('a tab that is asleep while the customer logs out in another shows nothing when it wakes @SIGNIN-50', async ({
    page,
    portal,
    context,
  }) => {
    await portal.signIn('nj-current');
    await portal.visit('nj-current', '/profile');
    await expect(page.getByRole('main')).toContainText('nj-current@example.com');
    const address = page.url();
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    await leave(page);

    // A duplicated tab that the first one knows nothing of: the browser caches no page that another one can reach.
    const other = await context.newPage();
    await other.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    }, session);
    await other.goto(address);
    await other.getByRole('button', { name: 'Log Out' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Customer Self Service' })).toBeVisible();

    await goBack(page);
    await expect(page.getByText('You have been signed out. Please log in again.')).toBeVisible();
    expect(await page.content()).not.toContain('nj-current@example.com');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nj-current@example.com');
  });
});
