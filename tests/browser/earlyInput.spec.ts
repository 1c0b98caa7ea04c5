import { type Hands, expectSignIns, kinds, times } from './earlySignIns';
import { type Page, test } from './portal';

const playwright = async (page: Page, isChromium: boolean): Promise<Hands> => {
  const input = isChromium ? await page.context().newCDPSession(page) : undefined;
  return {
    open: (address) => page.goto(address, { waitUntil: 'commit' }),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    type: (text) => page.keyboard.type(text, { delay: 10 }),
    control: (letter) => page.keyboard.press(`ControlOrMeta+${letter}`),
    enter: () => page.keyboard.press('Enter'),
    holdLogin: () => page.getByRole('button', { name: 'Login' }).click({ delay: 300 }),
    fill: (selector, text) => page.locator(selector).fill(text),
    ...(input && {
      compose: async (text) => {
        for (const character of text) {
          await input.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
          await input.send('Input.insertText', { text: character });
        }
      },
    }),
  };
};

test.describe('The login, from the first moment on', () => {
  for (const kind of kinds) {
    test(`signs in by ${kind.name}`, { tag: [...(kind.tag ?? [])] }, async ({ page, baseURL, browserName }) => {
      test.setTimeout(30_000 + times * 20_000);
      const isChromium = browserName === 'chromium';
      if (isChromium && kind.slower !== undefined) {
        const device = await page.context().newCDPSession(page);
        await device.send('Emulation.setCPUThrottlingRate', { rate: kind.slower });
      }
      const hands = await playwright(page, isChromium);
      await expectSignIns(hands, baseURL?.replace('localhost', 'nj.localhost') ?? '', kind);
    });
  }
});
