import { type Page, expect, test } from './portal';

/** How far down the page is, in whole pixels: Firefox has positions between them. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.describe('The shell', () => {
  test('each variant has its name, its disclaimer and its palette @SHELL-8 @SHELL-12 @chromium', async ({
    page,
    portal,
  }) => {
    await portal.visit('ny-current');
    await expect(page.getByRole('banner')).toContainText('Hearthside Home Protection℠');
    await expect(page.getByRole('contentinfo')).toContainText('residents of New York');
    await expect(page.getByRole('contentinfo')).toContainText(
      `© ${String(await page.evaluate(() => new Date().getFullYear()))}`,
    );
    await portal.visit('nj-current');
    await expect(page.getByRole('banner')).toContainText('Hearthside Home Systems');
    await expect(page.getByRole('banner')).not.toContainText('℠');
    await expect(page.getByRole('contentinfo')).toContainText('New Jersey and Illinois');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'newJerseyIllinois');
  });

  test('an unrecognised host is told so @CONFIG-2 @chromium', async ({ page, baseURL }) => {
    await page.goto((baseURL ?? '').replace('localhost', '127.0.0.1'));
    await expect(page.getByRole('alert')).toHaveText('unrecognized domain name');
  });

  test('an unknown address leads to login, which says that it is not there; signed in, to the not-found page @SHELL-2 @chromium', async ({
    page,
    portal,
  }) => {
    await portal.visit('nj-current', '/nowhere');
    await portal.expectScreen('Customer Self Service');
    await expect(page.getByRole('status')).toHaveText("We're sorry, we couldn't find what you're looking for...");
    await portal.signIn('nj-current');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    // The not-found page makes no call: what the menu offers is known from before.
    await expect(menu).toBeVisible();
    await portal.visit('nj-current', '/nowhere');
    await portal.expectScreen('404');
    await expect(menu).toBeVisible();
    await expect(page.getByText("We're sorry, we couldn't find what you're looking for...")).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).last().click();
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('a route change moves the focus to the heading, sets the title and scrolls to the top; Back returns to the position @SHELL-13', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await portal.signIn('nj-current');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Your Policy Dashboard – Hearthside Home Systems');
    const link = page.getByRole('link', { name: 'Claims' }).last();
    await page.mouse.wheel(0, 120);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(120);
    const position = await scrolled(page);
    await link.click();
    await portal.expectScreen('Claims');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await portal.expectScreen('Your Policy Dashboard');
    await expect.poll(() => scrolled(page)).toBe(position);
  });

  test('Back and a reload return to the position, though the list loads again @SHELL-14 @everything', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await portal.signIn('nj-manyclaims');
    await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
    await portal.expectScreen('Billing');
    await expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolled(page)).toBe(500);

    await page.goBack();
    await portal.expectScreen('Your Policy Dashboard');
    await page.goForward();
    await portal.expectScreen('Billing');
    await expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(500);

    await page.reload();
    await expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(500);
  });

  test('the skip link comes first, and the menu opens as a drawer on a phone @SHELL-11 @SHELL-17', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await portal.signIn('nj-current');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer.getByRole('link')).toHaveText(['Home', 'Policy', 'Billing', 'Profile', 'Claims']);
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByRole('link', { name: 'Claims' }).click();
    await portal.expectScreen('Claims');
    await expect(drawer).toBeHidden();
    await page.reload();
    await portal.expectScreen('Claims');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  for (const [name, height] of [
    ['a dialog that is higher than the page', 256],
    ['a low dialog', 900],
  ] as const)
    test(`the page stays where it is behind ${name}, and behind the menu @SHELL-63`, async ({ page, portal }) => {
      await page.setViewportSize({ width: 640, height });
      await portal.open('nj-current', '/profile');
      await page.getByRole('button', { name: 'Edit Email Address' }).click();
      const scrolled = () => page.evaluate(() => [window.scrollY, document.documentElement.clientWidth]);
      const before = await scrolled();
      const wheel = async (): Promise<void> => {
        await page.mouse.move(320, 128);
        for (const turn of [2000, 2000, -500, -5000]) await page.mouse.wheel(0, turn);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      };
      await wheel();
      expect(await scrolled()).toEqual(before);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await wheel();
      expect(await scrolled()).toEqual([0, before[1]]);
      await page.keyboard.press('Escape');
      // A wheel that turns while the menu closes moves nothing.
      const afterWheel = async () => {
        await page.mouse.wheel(0, 100);
        return scrolled();
      };
      await expect.poll(afterWheel).not.toEqual([0, before[1]]);
    });

  test('the menu stays, and can be closed, where a phone is turned @SHELL-62', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.signIn('nj-current');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await drawer.getByRole('button').click();
    await expect(drawer).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
    await portal.expectScreen('Billing');
  });

  test('the menu is behind a button below 768 pixels, and a bar from there on @SHELL-30', async ({ page, portal }) => {
    await portal.signIn('ny-current');
    const button = page.getByRole('button', { name: 'Menu' });
    const item = page.getByRole('navigation').getByRole('link', { name: 'Billing' });
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(button).toBeVisible();
    await expect(item).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(button).toBeHidden();
    await expect(item).toBeVisible();
  });
});
