import { expect, test } from './portal';

test.describe('An idle customer', () => {
  test('is asked after 15 minutes, keeps the draft by staying, and is signed out after sleeping for 20', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await portal.signIn('nj-current');
    await portal.visit('nj-current', '/claim/report');
    await page.getByLabel('I confirm that').check();

    await page.clock.fastForward('15:30');
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(dialog.getByRole('timer')).toHaveText(/^1:\d\d$/);
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('I confirm that')).toBeChecked();

    await page.clock.fastForward('20:00');
    await expect(page.getByText('You have been signed out because you were away for a while.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nj-current@example.com');
  });

  test('is out of every tab by Log Out in one', async ({ page, portal, context }) => {
    await portal.signIn('nj-current');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/policy'));
    const other = await opened;
    await expect(other.getByRole('heading', { level: 1, name: 'My Policy' })).toBeVisible();

    await page.getByRole('button', { name: 'Log Out' }).click();

    await expect(other.getByText('You have been signed out. Please log in again.')).toBeVisible();
    expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('HP-');
  });
});

test('Offline, a banner says so at once, and goes when the connection is back', async ({ page, portal, context }) => {
  await portal.signIn('ny-current');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeInViewport();
  await portal.expectAccessible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
});
