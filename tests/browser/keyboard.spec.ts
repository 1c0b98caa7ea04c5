import { expect, tabTo, test } from './portal';

test.describe('By keyboard alone', () => {
  test('a customer recovers a password, signs in, opens a claim and logs out', async ({ page, portal }) => {
    await portal.visit('nj-current');
    await tabTo(page, 'link', 'Forgot Your Password?');
    await page.keyboard.press('Enter');
    await portal.expectScreen('Forgot Password');
    await tabTo(page, 'textbox', 'Email Address');
    await page.keyboard.type('nj-current@example.com');
    await page.keyboard.press('Enter');

    await portal.expectScreen('Set Password');
    for (const [label, text] of [
      ['Verification Code', '246810'],
      ['New Password', 'By-keyboard-1!'],
      ['Repeat New Password', 'By-keyboard-1!'],
    ] as const) {
      await tabTo(page, 'textbox', label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');

    await portal.expectScreen('Customer Self Service');
    await tabTo(page, 'textbox', 'Email Address');
    await page.keyboard.type('nj-current@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By-keyboard-1!');
    await page.keyboard.press('Enter');

    await portal.expectScreen('Your Policy Dashboard');
    await tabTo(page, 'link', 'Claims');
    await page.keyboard.press('Enter');
    await portal.expectScreen('Claims');
    await tabTo(page, 'button', 'Show the details of claim HC-204938');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Claim Details' })).toContainText('Central air conditioner');

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    await portal.expectScreen('Claims');
    await tabTo(page, 'button', 'Log Out');
    await page.keyboard.press('Enter');
    await portal.expectScreen('Customer Self Service');
  });

  test('a date is chosen in the calendar, and the phone menu opens and closes', async ({ page, portal }) => {
    await portal.signIn('nj-noclaims');
    await portal.visit('nj-noclaims', '/claim/report');
    await page.getByLabel('I confirm that').check();
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await page.getByLabel('Description').fill('It leaks.');
    await page.getByLabel('Equipment involved').fill('Boiler');
    await page.getByLabel('Equipment involved').press('Enter');
    await portal.expectScreen('When did this happen?');
    const today = page.locator('td[data-today] button');
    await today.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Day', { exact: true })).not.toHaveValue('');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});
