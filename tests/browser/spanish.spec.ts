import { english } from '../../src/ui/text/english';
import type { TextKey } from '../../src/ui/text/Language';
import { translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { shippedWording } from '../support/shippedWording';
import { walkEveryScreen } from './walkEveryScreen';
import { type Page, expect, test, tooWide } from './portal';

const t = translate(spanish);
const { texts } = shippedWording('es');

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What would be English if somebody read it: the words of the catalogue that Spanish has not, too. */
const englishTexts = (Object.keys(english.words) as TextKey[])
  .filter((key) => english.words[key] !== spanish.words[key])
  .map((key) => english.words[key].trim())
  .filter((text) => !Object.values(spanish.words).includes(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')))
  .map(
    (text) =>
      `^${text
        .split(/\{\w+\}/)
        .map(literally)
        .join('.+')}$`,
  );

/** All texts of the page, also those for screen readers alone. Parts marked as English are left out. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSpanish = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') === 'es';
    const said: string[] = [document.title.replace(/ – [^–]*$/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!isSpanish(node) || !node.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(node.getAttribute(name) ?? '');
      } else if (isSpanish(node.parentElement) && node.parentElement?.checkVisibility())
        said.push(node.textContent ?? '');
    }
    return said.map((text) => text.trim());
  });

test.describe('In Spanish, at 360 px @memory', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no screen has a word of English, and none is wider than the phone @everything', async ({ page, portal }) => {
    const expectSpanish = async (title: string): Promise<void> => {
      await portal.expectScreen(title);
      const patterns = englishTexts.map((pattern) => new RegExp(pattern));
      const said = await saidOn(page);
      expect(
        said.filter((text) => patterns.some((pattern) => pattern.test(text))),
        title,
      ).toEqual([]);
      expect(await tooWide(page), title).toBe(0);
    };

    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const loadedHere = () =>
      loaded.filter((url) => url.startsWith(new URL(page.url()).origin) && /spanish|wording/.test(url));
    const choose = async (): Promise<void> => {
      await portal.expectScreen('Customer Self Service');
      expect(loadedHere()).toEqual([]);
      await page.getByRole('button', { name: 'Español' }).click();
      await portal.expectScreen(t('login.title'));
      expect(loadedHere().filter((url) => url.includes('spanish'))).toHaveLength(1);
    };
    await walkEveryScreen({ page, portal, language: spanish, legal: texts, choose, look: expectSpanish });
    expect(loadedHere()).toContainEqual(expect.stringContaining('wording-es'));
  });
});
