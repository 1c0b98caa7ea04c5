import { aClaim } from '../support/claim';
import { expect, legal, t, tabTo, test } from './portal';

test.describe('By keyboard alone', () => {
  test('a customer recovers a password, signs in, opens a claim and logs out', async ({ page, portal }) => {
    await portal.visit('nj-current');
    await tabTo(page, 'link', t('login.forgot'));
    await page.keyboard.press('Enter');
    await portal.arriveAt(t('forgot.title.FORGOT_PASSWORD'));
    await tabTo(page, 'textbox', t('forgot.userName'));
    await page.keyboard.type('nj-current@example.com');
    await page.keyboard.press('Enter');

    await portal.arriveAt(t('reset.title'));
    for (const [label, text] of [
      [t('reset.code'), '246810'],
      [t('reset.password'), 'By-keyboard-1!'],
      [t('reset.repeated'), 'By-keyboard-1!'],
    ] as const) {
      await tabTo(page, 'textbox', label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');

    await portal.arriveAt(t('login.title'));
    await tabTo(page, 'textbox', t('login.userName'));
    await page.keyboard.type('nj-current@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By-keyboard-1!');
    await page.keyboard.press('Enter');

    await portal.arriveAt(t('home.title'));
    await tabTo(page, 'link', t('shell.menu.claims'));
    await page.keyboard.press('Enter');
    await portal.arriveAt(t('claims.title'));
    await tabTo(page, 'button', t('claims.list.details', { reference: 'HC-204938' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: t('claims.details.title') })).toContainText(
      'Central air conditioner',
    );

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    await portal.expectScreen(t('claims.title'));
    await tabTo(page, 'button', t('shell.logOut'));
    await page.keyboard.press('Enter');
    await portal.arriveAt(t('login.title'));
  });

  test('a date is chosen in the calendar, and the phone menu opens and closes @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-noclaims', '/claim/report');
    await page.getByLabel(legal('claim.agreement')).check();
    await page.getByRole('button', { name: t('shell.next'), exact: true }).press('Enter');
    await page.getByLabel(t('claim.description')).fill(aClaim().description);
    await page.getByLabel(t('claim.what.equipment')).fill('Boiler');
    await page.getByLabel(t('claim.what.equipment')).press('Enter');
    await portal.expectScreen(t('claim.when.title'));
    const today = page.locator('td[data-today] button');
    await today.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t('shell.date.day'), { exact: true })).not.toHaveValue('');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: t('shell.menu') }).press('Enter');
    await expect(page.getByRole('dialog', { name: t('shell.menu.label') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: t('shell.menu') })).toBeFocused();
  });
});
