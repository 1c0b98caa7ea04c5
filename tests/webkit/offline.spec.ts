import { ports } from '../../playwright.config';
import { signIn } from '../browser/customer';
import { performIn } from './actorIn';
import { Line } from './Line';
import { test as base, expect, t } from './webkit';

const test = base.extend<{ line: Line }>({
  line: async ({ playwright: _ }, use) => {
    const line = await Line.open(ports.http);
    await use(line);
    line.close();
  },
  baseURL: ({ line }, use) => use(`http://localhost:${String(line.port)}`),
});

/** Tells the page what the browser would: WebDriver cannot switch the network off. */
const tell = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test.describe('Offline in WebKit', { tag: ['@http', '@everything'] }, () => {
  test('a banner shows, a call without a reply is an error page, and the way back works once online', async ({
    customer,
    line,
  }) => {
    await customer.visit('nj-current');
    await performIn(customer, signIn('nj-current'));
    // From its address, the list shows only once it has been read.
    await customer.visit('nj-current', '/claim');
    await customer.expectText('HC-204938');
    line.cut();
    await customer.window.evaluate(tell, false);
    await customer.expectText(t('shell.offline'));
    await customer.click('button', t('claims.list.details', { reference: 'HC-204938' }));
    await customer.expectScreen('509');

    line.mend();
    await customer.window.evaluate(tell, true);
    await expect.poll(() => customer.window.evaluate(() => document.body.innerText)).not.toContain(t('shell.offline'));
    await customer.click('link', t('shell.menu.claim'));
    await customer.expectScreen(t('claims.title'));
    await customer.expectText('HC-204938');
  });
});
