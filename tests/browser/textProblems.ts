import type { Page } from './portal';

/** The fewest characters that a line of a column has room for. */
const LEAST = 8;

/**
 * Finds the problems of the text at the width of the page: elements wider than the page, words that break although the page has room for
 * them, words beside their own link, button or cell, and columns narrower than eight characters.
 */
export const textProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = [];
    const nameOf = (element: Element): string => `${element.tagName} ${element.getAttribute('class') ?? ''}`;

    const isHidden = (element: Element): boolean => {
      const clipped = element.closest('thead') ?? element;
      const { width, height } = clipped.getBoundingClientRect();
      return width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => !isHidden(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    for (const element of innermost)
      found.push(`wider than the page: ${nameOf(element)} ${element.textContent.slice(0, 40)}`);
    if (scrollWidth > clientWidth) found.push(`the page scrolls ${String(scrollWidth - clientWidth)} px sideways`);
    for (const element of document.querySelectorAll('dialog[open]'))
      if (element.scrollWidth > element.clientWidth) found.push(`the dialog scrolls sideways: ${nameOf(element)}`);

    /** What each block says: its characters, how wide they are together, and where its lines are. */
    const blocks = new Map<Element, { count: number; width: number; readonly lines: Set<number> }>();
    const blockOf = (start: Element): Element => {
      let block = start;
      while (block.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      return block;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent, nodeValue: text } = node;
      if (!parent || parent.closest('svg') || isHidden(parent)) continue;
      const partsOf = (index: number, length: number): readonly DOMRect[] => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + length);
        return [...range.getClientRects()].filter(({ width }) => width > 1);
      };
      const block = blockOf(parent);
      const says = blocks.get(block) ?? { count: 0, width: 0, lines: new Set<number>() };
      blocks.set(block, says);
      const edge = parent.closest('a, button, th, td')?.getBoundingClientRect().right ?? Infinity;
      for (const { 0: whole, index } of (text ?? '').matchAll(/\S+/g)) {
        for (const { top, bottom, right, width } of partsOf(index, whole.length)) {
          if (right > edge + 1) found.push(`outside of its box: ${whole} in ${nameOf(parent)}`);
          says.width += width;
          says.lines.add(Math.round((top + bottom) / 16));
        }
        says.count += whole.length;
        // A word may break at a dash or a slash, though no engine has to; an address that is too long breaks anywhere.
        if (whole.includes('@')) continue;
        for (const { 0: word, index: at } of whole.matchAll(/[^/-]{2,}/g)) {
          const parts = partsOf(index + at, word.length);
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width < clientWidth * 0.7)
            found.push(`a broken word: ${word} in ${nameOf(parent)}`);
        }
      }
    }
    for (const [block, { count, width, lines }] of blocks) {
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (lines.size > 1 && (room * count) / width < least)
        found.push(`a narrow column: ${nameOf(block)} ${block.textContent.slice(0, 40)}`);
    }
    return found;
  }, LEAST);
