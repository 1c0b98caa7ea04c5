import { toWhen } from './customer';
import { customerJourneys } from './customerJourneys';
import { performByKeyboard } from './performByKeyboard';
import { expect, t, test } from './portal';

test.describe('By keyboard alone', () => {
  for (const { name, account, steps } of customerJourneys.slice(0, 1))
    test(`a customer ${name} @everything`, async ({ page, portal }) => {
      await portal.visit(account);
      await performByKeyboard(page, portal, ...steps);
    });

  test('a date is chosen in the calendar, and the phone menu opens and closes', async ({ page, portal }) => {
    await portal.open('nj-noclaims', '/claim/report');
    await performByKeyboard(page, portal, toWhen);
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
