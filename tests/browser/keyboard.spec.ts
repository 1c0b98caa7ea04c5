import { aClaim } from '../support/claim';
import { enter, press, tabTo, type, typeInTurn } from './byKeyboard';
import { expect, legal, t, test } from './portal';

test.describe('By keyboard alone', () => {
  test('a customer recovers a password, signs in, opens a claim and logs out', async ({ page, portal }) => {
    await portal.visit('nj-current');
    await press(page, 'link', t('login.forgot'));
    await portal.arriveAt(t('forgot.title.FORGOT_PASSWORD'));
    await type(page, t('forgot.userName'), 'nj-current@example.com');
    await enter(page);

    await portal.arriveAt(t('reset.title'));
    await type(page, t('reset.code'), '246810');
    await type(page, t('reset.password'), 'By-keyboard-1!');
    await type(page, t('reset.repeated'), 'By-keyboard-1!');
    await enter(page);

    await portal.arriveAt(t('login.title'));
    await tabTo(page, 'textbox', t('login.userName'));
    await typeInTurn(page, 'nj-current@example.com', 'By-keyboard-1!');
    await enter(page);

    await portal.arriveAt(t('home.title'));
    await press(page, 'link', t('shell.menu.claim'));
    await portal.arriveAt(t('claims.title'));
    await press(page, 'button', t('claims.list.details', { reference: 'HC-204938' }));
    await expect(page.getByRole('region', { name: t('claims.details.title') })).toContainText(
      'Central air conditioner',
    );

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    await portal.expectScreen(t('claims.title'));
    await press(page, 'button', t('shell.logOut'));
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
