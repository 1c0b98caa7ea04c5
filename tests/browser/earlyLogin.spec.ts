import { type Page, adopted, expect, password, test } from './portal';

const scripts = /\/assets\/.*\.js$/;

/** Delays the portal's scripts. The returned function lets them load, and waits until React has adopted the login. */
const holdScripts = async (page: Page): Promise<() => Promise<void>> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await adopted(page);
  };
};

const email = (page: Page) => page.getByLabel('Email Address');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });

test.describe('The sign-in screen before the portal is loaded', () => {
  for (const account of ['ny-current', 'nj-current']) {
    test(`is there in ${account}'s variant, and looks the same when React has adopted it`, async ({ page, portal }) => {
      const come = await holdScripts(page);
      await portal.visit(account);
      await portal.expectScreen('Customer Self Service');
      await portal.expectAccessible();
      const look = async () => ({
        title: await page.title(),
        words: await page.getByRole('banner').or(page.getByRole('contentinfo')).allInnerTexts(),
        form: await page.locator('form').ariaSnapshot(),
        places: await page.locator('h1, form, input, footer').evaluateAll((all) =>
          all.map((element) => {
            const { left, top, width } = element.getBoundingClientRect();
            return [left, top, width];
          }),
        ),
      });
      // The in-memory portal shows the accounts below the form.
      const early = await look();
      await come();
      const { places, ...portalLook } = await look();
      expect(portalLook).toEqual({ title: early.title, words: early.words, form: early.form });
      expect(places.slice(0, 4)).toEqual(early.places.slice(0, 4));
    });
  }

  test('keeps the field that has the focus, and what is typed meanwhile, when React adopts it @firefox', async ({
    page,
    portal,
  }) => {
    const come = await holdScripts(page);
    await portal.visit('nj-current');
    const field = await email(page).elementHandle();
    await email(page).pressSequentially('nj-current@');
    await Promise.all([page.keyboard.type('example', { delay: 60 }), come()]);
    await page.keyboard.type('.com');
    expect(await field?.evaluate((node) => [node.isConnected, node === document.activeElement])).toEqual([true, true]);
    await expect(email(page)).toHaveValue('nj-current@example.com');

    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('Tab goes on from where the customer is, before and after React adopts the login @memory', async ({
    page,
    portal,
  }) => {
    const come = await holdScripts(page);
    await portal.visit('nj-current');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await come();
    await page.keyboard.press('Tab');
    await expect(email(page)).toBeFocused();
  });

  test('Tab goes on from the Login button, which disappears during the login @memory @everything', async ({
    page,
    portal,
  }) => {
    await holdScripts(page);
    await portal.visit('nj-current');
    await email(page).fill('nj-current@example.com');
    await secret(page).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'First time here' })).toBeFocused();
  });

  test('sends a form that is submitted before the portal has loaded', async ({ page, portal }) => {
    const come = await holdScripts(page);
    await portal.visit('nj-current');
    await email(page).fill('nj-current@example.com');
    await secret(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Logging in...')).toBeVisible();
    await come();
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('says when to try again, whether the portal had loaded or not @FAULT-53 @http @everything', async ({
    page,
    portal,
  }) => {
    const limited = { message: '', code: 'too-many-attempts' };
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: limited }),
    );
    const come = await holdScripts(page);
    await portal.visit('nj-current');
    await email(page).fill('nj-current@example.com');
    await secret(page).fill(password);
    const answered = page.waitForResponse('**/api/auth/login');
    await page.keyboard.press('Enter');
    await answered;
    await come();
    const words = 'There may be a technical issueToo many attempts. Please try again in 2 minutes.';
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page.getByRole('alert')).toBeFocused();

    await secret(page).fill('another');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await secret(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(words);
  });

  test('reports that the portal did not load, keeps what was typed, and tries again', async ({ page, portal }) => {
    await page.route(scripts, (route) => route.abort());
    await portal.visit('nj-current');
    await email(page).fill('nj-current@example.com');
    await secret(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('There may be a technical issue');
    await expect(email(page)).toHaveValue('nj-current@example.com');

    await page.unroute(scripts);
    await secret(page).press('Enter');
    await portal.expectScreen('Your Policy Dashboard');
  });
});
