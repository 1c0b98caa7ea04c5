import { type Customer, expect, t, test } from './webkit';

/** Makes the customer's last sign of life older, as a machine that slept does. */
const wasIdleFor = (minutes: number): void => {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  sessionStorage.setItem('hearthside.1.activity', JSON.stringify(at));
  // The register of the open sessions has it, too.
  for (const [key, kept] of Object.entries<string>({ ...localStorage }))
    localStorage.setItem(key, kept.replace(/"at":"[^"]*"/, `"at":"${at}"`));
};

/** Waits until the page watches how long the customer is idle, and what happens in other tabs. It does so once it has painted. */
const isWatched = ({ window }: Customer): Promise<void> =>
  expect.poll(() => window.evaluate(() => 'hearthside.1.activity' in sessionStorage)).toBe(true);

test.describe('Presence in WebKit', { tag: '@memory' }, () => {
  test('an idle customer is asked after 15 minutes, and may stay', { tag: '@everything' }, async ({ customer }) => {
    await customer.visit('nj-current', '/home?account=nj-current');
    await customer.expectScreen(t('home.title'));
    await isWatched(customer);
    await customer.window.evaluate(wasIdleFor, 16);
    await customer.visit('nj-current', '/home');
    await customer.click('button', t('idle.stay'));
    await expect.poll(() => customer.window.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true);
    await customer.expectScreen(t('home.title'));
  });

  test('an idle customer is signed out after 17 minutes', { tag: '@everything' }, async ({ customer }) => {
    await customer.visit('nj-current', '/home?account=nj-current');
    await isWatched(customer);
    await customer.window.evaluate(wasIdleFor, 18);
    await customer.visit('nj-current', '/home');
    await customer.expectScreen(t('login.title'));
    expect(await customer.window.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
      'nj-current@example.com',
    );
  });

  test('Log Out in one tab signs the customer out of the others', { tag: '@everything' }, async ({ customer }) => {
    await customer.visit('nj-current', '/home?account=nj-current');
    await customer.expectScreen(t('home.title'));
    await isWatched(customer);
    const first = await customer.window.call<string>('GET', '/window');
    const { handle } = await customer.window.call<{ handle: string }>('POST', '/window/new', { type: 'window' });
    await customer.window.call('POST', '/window', { handle });
    await customer.visit('nj-current', '/policy?account=nj-current');
    await customer.expectScreen(t('policy.title'));
    await customer.click('button', t('shell.logOut'));
    await customer.expectScreen(t('login.title'));
    await customer.window.call('POST', '/window', { handle: first });
    await customer.expectText(t('login.notice.signedOut'));
  });
});
