import { type Hands, expectSignIns, kinds, times } from '../browser/earlySignIns';
import { type WebDriver, keys } from './WebDriver';
import { t, test } from './webkit';

const webDriver = (window: WebDriver): Hands => ({
  open: (address) => window.evaluate((url) => location.assign(url), address),
  evaluate: (run, argument) => window.evaluate(run, argument),
  type: (text) => window.press(...text),
  control: (letter) => window.chord(keys.control, letter),
  enter: () => window.press(keys.enter),
  holdLogin: async () => {
    const button = await window.find('button', t('login.submit'));
    if (button) await window.hold(button, 300);
  },
});

test.describe('The login, from the first moment on, in WebKit', { tag: ['@http', '@everything'] }, () => {
  // WebKitGTK's driver fills a field by keys, and slows no device.
  for (const kind of kinds.filter(({ slower, name }) => slower === undefined && !name.includes('driver'))) {
    test(`signs in by ${kind.name}`, async ({ customer, baseURL }) => {
      test.setTimeout(30_000 + times * 20_000);
      await expectSignIns(webDriver(customer.window), baseURL?.replace('localhost', 'nj.localhost') ?? '', kind);
    });
  }
});
