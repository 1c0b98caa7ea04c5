import { choosePassword, fill, press, sendCode, signIn, titled } from '../browser/customer';
import { isAdopted, password } from '../browser/portal';
import { performIn } from './actorIn';
import { keys } from './WebDriver';
import { expect, t, test } from './webkit';

test.describe('The login in WebKit', () => {
  for (const [account, tag] of [
    ['ny-current', ''],
    ['nj-current', ' @everything'],
  ] as const) {
    test(`signs in ${account} by keys, and Log Out ends the session${tag}`, async ({ customer }) => {
      await customer.visit(account);
      await performIn(customer, signIn(account), press('shell.logOut'), titled('login.title'));
      expect(await customer.window.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
        `${account}@example.com`,
      );
    });
  }

  test('keeps every character typed from the first moment on', async ({ customer, baseURL }) => {
    await customer.window.goto(baseURL?.replace('localhost', 'nj.localhost') ?? '');
    await customer.window.evaluate(() => document.querySelector<HTMLInputElement>('input[type=email]')?.focus());
    for (const character of 'nj-current@example.com') await customer.window.press(character);
    await customer.window.press(keys.tab, ...password, keys.enter);
    await customer.expectScreen(t('home.title'));
  });

  test('keeps the field that has the focus when React adopts the login @everything', async ({ customer, baseURL }) => {
    await customer.window.goto(baseURL ?? '');
    await customer.window.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=email]');
      field?.focus();
      field?.setAttribute('data-first', 'yes');
    });
    await customer.window.press('n');
    await expect.poll(() => customer.window.evaluate(isAdopted)).toBe(true);
    await customer.window.press('j');
    const focused = () =>
      customer.window.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLInputElement && [field.value, field.dataset['first']].join(' ');
      });
    expect(await focused()).toBe('nj yes');
  });

  test('is as high as its fields from the first layout on @everything', async ({ customer }) => {
    await customer.visit('ny-current');
    await customer.find('button', t('login.submit'));
    const below = () =>
      customer.window.evaluate(() => {
        const group = document.querySelector('fieldset');
        const bottom = (element: globalThis.Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
        return bottom(group) - bottom(group?.lastElementChild);
      });
    expect(await below()).toBe(0);
  });

  test('sets a forgotten password with a code', { tag: ['@memory', '@everything'] }, async ({ customer }) => {
    await customer.visit('nj-current');
    await performIn(
      customer,
      sendCode('nj-current'),
      fill('reset.code', '246810'),
      choosePassword('By-webkit-1!'),
      titled('login.title'),
    );
  });
});
