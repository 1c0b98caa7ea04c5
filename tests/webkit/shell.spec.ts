import { translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { expect, t, test } from './webkit';

test.describe('The shell in WebKit', { tag: '@memory' }, () => {
  for (const account of ['ny-current', 'nj-current']) {
    test(
      `has every screen of ${account}, in both languages, without a violation of the security policy`,
      { tag: '@everything' },
      async ({ customer }) => {
        const es = translate(spanish);
        const screens = [
          ['/policy', 'policy.title'],
          ['/billing', 'billing.title'],
          ['/profile', 'profile.title'],
          ['/home', 'home.title'],
        ] as const;
        await customer.visit(account, `/home?account=${account}`);
        for (const words of [t, es]) {
          for (const [path, title] of screens) {
            await customer.visit(account, path);
            await customer.expectScreen(words(title));
            expect(
              await customer.window.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            ).toBeLessThanOrEqual(0);
          }
          if (words === t) await customer.click('button', 'Español');
          await customer.expectScreen(es('home.title'));
        }
      },
    );
  }

  test('Trusted Types and the Content-Security-Policy stop what could run a script @everything', async ({
    customer,
  }) => {
    await customer.visit('ny-current');
    await customer.expectScreen(t('login.title'));
    const stopped = await customer.window.evaluate(() => {
      const reports: string[] = [];
      const tried: Record<string, () => void> = {
        innerHTML: () => (document.body.innerHTML = '<img src=x onerror="document.title=1">'),
        'script text': () => (document.createElement('script').text = 'document.title = "hacked"'),
      };
      for (const [name, run] of Object.entries(tried)) {
        try {
          run();
        } catch {
          reports.push(name);
        }
      }
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      if (getComputedStyle(document.body).display !== 'none') reports.push('style');
      return reports;
    });
    expect(stopped).toEqual(['innerHTML', 'script text', 'style']);
  });
});

test.describe('On a phone of 375 by 667 px, by touch, in WebKit', { tag: '@memory' }, () => {
  test.use({ size: { width: 375, height: 667 } });

  test('the drawer opens, leads to a screen and closes, and nothing is wider than the phone @everything', async ({
    customer,
  }) => {
    await customer.visit('nj-current', '/home?account=nj-current');
    await customer.expectScreen(t('home.title'));
    await customer.tap('button', t('shell.menu'));
    await customer.find('dialog', t('shell.menu.label'));
    await customer.tap('link', t('shell.menu.claim'));
    await customer.expectScreen(t('claims.title'));
    await expect.poll(() => customer.window.evaluate(() => document.querySelector('dialog[open]') === null)).toBe(true);
    expect(
      await customer.window.evaluate(() => [innerWidth, innerHeight, document.documentElement.scrollWidth]),
    ).toEqual([375, 667, 375]);
  });
});
