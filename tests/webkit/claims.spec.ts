import { legal } from '../browser/portal';
import { type Customer, expect, t, test } from './webkit';
import { keys } from './WebDriver';

/** Writes a claim up to its date. */
const comeToDate = async (customer: Customer): Promise<void> => {
  await customer.visit('nj-noclaims', '/claim/report?account=nj-noclaims');
  await customer.check(legal('claim.agreement'));
  await customer.click('button', t('shell.next'));
  await customer.fill(t('claim.description'), 'It leaks.');
  await customer.fill(t('claim.what.equipment'), 'Boiler');
  await customer.fill(t('claim.estimate'), '1234.5');
  await customer.click('button', t('shell.next'));
  await customer.expectScreen(t('claim.when.title'));
  // The heading takes the focus after the screen has appeared.
  await expect.poll(() => customer.window.evaluate(() => document.activeElement?.tagName)).toBe('H1');
};

test.describe('A claim in WebKit', { tag: '@memory' }, () => {
  test('is written in three-part dates and masks, filed, and found in the list @everything', async ({ customer }) => {
    await comeToDate(customer);
    await customer.fill(t('shell.date.month'), '01');
    await customer.fill(t('shell.date.day'), '15');
    await customer.fill(t('shell.date.year'), '2026');
    await customer.click('button', t('shell.next'));
    await customer.expectScreen(t('claim.contact.title'));
    await customer.click('button', t('shell.next'));
    await customer.expectScreen(t('claim.summary.title'));
    await customer.expectText('$1,234.50');
    await customer.expectText('January 15th, 2026');
    await customer.click('button', t('claim.summary.submit'));
    await customer.expectScreen(t('claim.confirm.title'));
    await customer.visit('nj-noclaims', '/claim');
    await customer.expectText('HC-');
  });

  test('takes its date from the calendar, by the arrow keys @everything', async ({ customer }) => {
    await comeToDate(customer);
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
