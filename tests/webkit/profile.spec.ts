import { editSection, fill } from '../browser/customer';
import { performIn } from './actorIn';
import { keys } from './WebDriver';
import { expect, t, test } from './webkit';

test.describe('My Profile in WebKit', { tag: ['@memory', '@everything'] }, () => {
  test('formats a phone number once it is left, and saves it', async ({ customer }) => {
    await customer.visit('nj-current', '/profile?account=nj-current');
    await performIn(customer, editSection('profile.phone'), fill('profile.phone', '2015550199'));
    await customer.window.press(keys.tab);
    expect(await customer.valueOf(t('profile.phone'))).toBe('201-555-0199');
    await customer.click('button', t('shell.save'));
    await customer.expectText('201-555-0199');
    await customer.window.call('POST', '/refresh', {});
    await customer.expectText('201-555-0199');
  });

  test('opens the email dialog, and Escape gives the focus back', async ({ customer }) => {
    await customer.visit('nj-current', '/profile?account=nj-current');
    await performIn(customer, editSection('profile.email'));
    await customer.find('dialog', t('email.edit.title'));
    await customer.window.press(keys.escape);
    await expect.poll(() => customer.window.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true);
    const focused = () =>
      customer.window.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    await expect.poll(focused).toContain(t('profile.edit', { section: t('profile.email') }));
  });
});
