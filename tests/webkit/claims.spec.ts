import { sendClaim, toSummary, toWhen } from '../browser/customer';
import { performIn } from './actorIn';
import { keys } from './WebDriver';
import { expect, t, test } from './webkit';

test.describe('A claim in WebKit', { tag: '@memory' }, () => {
  test.beforeEach(({ customer }) => customer.visit('nj-noclaims', '/claim/report?account=nj-noclaims'));

  test('is written in three-part dates and masks, filed, and found in the list by Back @SHELL-66 @everything', async ({
    customer,
  }) => {
    await performIn(customer, toSummary);
    await customer.expectText('$1,234.50');
    await customer.expectText('January 15th, 2026');
    await performIn(customer, sendClaim);
    await customer.window.call('POST', '/back', {});
    await customer.expectScreen(t('claims.title'));
    await customer.expectText('HC-');
  });

  test('takes its date from the calendar, by the arrow keys @everything', async ({ customer }) => {
    await performIn(customer, toWhen);
    // The heading takes the focus after the screen has appeared.
    await expect.poll(() => customer.window.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    // The calendar loads after the screen.
    const today = () =>
      customer.window.evaluate(() => {
        const button = document.querySelector<HTMLElement>('td[data-today] button');
        button?.focus();
        return button !== null;
      });
    await expect.poll(today).toBe(true);
    await customer.window.press(keys.left, keys.enter);
    await expect.poll(() => customer.valueOf(t('shell.date.day'))).not.toBe('');
    const [month, day, year] = await Promise.all(
      (['month', 'day', 'year'] as const).map((part) => customer.valueOf(t(`shell.date.${part}`))),
    );
    expect(`${String(year)}-${String(month)}-${String(day)}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
