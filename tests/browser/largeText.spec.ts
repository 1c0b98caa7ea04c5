import type { Page } from '@playwright/test';
import { english } from '../../src/ui/text/english';
import { translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { shippedWording } from '../support/shippedWording';
import { walkEveryScreen } from './everyScreen';
import { expect, test } from './portal';

/** As a browser whose text size is set by its user: the portal's sizes follow that of the root. */
const enlarge = (percent: number): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${String(percent)}% }`);
  document.adoptedStyleSheets = [sheet];
};

/** Finds what is wider than the page: the innermost elements, with their text. */
const findTooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isHidden = (element: Element): boolean => {
      const clipped = element.closest('thead') ?? element;
      const { width, height } = clipped.getBoundingClientRect();
      return width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true });
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => !isHidden(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const cut = [...document.querySelectorAll('dialog[open]')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const found = [...innermost, ...cut].map(
      (element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`,
    );
    return scrollWidth > clientWidth ? [`${String(scrollWidth - clientWidth)} px`, ...found] : found;
  });

/** Finds words that break although they take at most half of the page. A word may break at a dash or a slash, though no engine has to. */
const findBrokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent, nodeValue: text } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.getBoundingClientRect().width <= 1) continue;
      const partsOf = (index: number, length: number): readonly DOMRect[] => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + length);
        return [...range.getClientRects()].filter(({ width }) => width > 1);
      };
      for (const { 0: whole, index } of (text ?? '').matchAll(/\S{2,}/g)) {
        const width = partsOf(index, whole.length).reduce((sum, part) => sum + part.width, 0);
        if (width > innerWidth / 2) continue;
        for (const { 0: word, index: at } of whole.matchAll(/[^/-]{2,}/g)) {
          const lines = new Set(partsOf(index + at, word.length).map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word} in ${parent.tagName} ${parent.className}`);
        }
      }
    }
    return found;
  });

for (const [width, percent] of [
  [360, 200],
  [360, 150],
  [320, 100],
] as const)
  for (const language of [english, spanish])
    test.describe(`Text of ${String(percent)} % at ${String(width)} px, ${language.code} @memory`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('no screen scrolls sideways @SHELL-54 @everything', async ({ page, portal }) => {
        test.setTimeout(300_000);
        await page.addInitScript(enlarge, percent);
        const t = translate(language);
        const broken = new Set<string>();
        await walkEveryScreen({
          page,
          portal,
          language,
          legal: shippedWording(language.code).texts,
          choose: async () => {
            if (language === english) return;
            await page.getByRole('button', { name: 'Español' }).click();
            await portal.expectScreen(t('login.title'));
          },
          look: async (title) => {
            await portal.expectScreen(title);
            expect.soft(await findTooWide(page), title).toEqual([]);
            for (const word of await findBrokenWords(page)) broken.add(`${title}: ${word}`);
          },
        });
        expect.soft([...broken]).toEqual([]);
      });
    });
