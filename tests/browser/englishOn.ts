import { english } from '../../src/ui/text/english';
import type { TextKey } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import type { Page } from './portal';

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

/** All texts of a Spanish page, also those for screen readers alone. Parts marked as English are left out. */
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

const patterns = englishTexts.map((pattern) => new RegExp(pattern));

/** The texts of a Spanish page that are English. */
export const englishOn = async (page: Page): Promise<readonly string[]> =>
  (await saidOn(page)).filter((text) => patterns.some((pattern) => pattern.test(text)));
