import type { Page } from './portal';

/** The words that are cut off, or that overflow their box or the page. */
export const cutOffWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Rounding moves an edge by less. */
    const TOLERANCE = 1.5;
    const found = new Set<string>();
    const isHidden = (element: Element): boolean =>
      element.clientWidth <= 1 && getComputedStyle(element).overflow !== 'visible';
    const holds = (value: string): boolean => value === 'visible' || value === 'auto' || value === 'scroll';

    /** Whether a box cuts a part of a text off. Half a line may overflow at the top and the bottom, where there are no letters. */
    const cuts = (element: Element, part: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const middle = (part.top + part.bottom) / 2;
      const sideways = part.left < box.left - TOLERANCE || part.right > box.right + TOLERANCE;
      return (!holds(overflowX) && sideways) || (!holds(overflowY) && (middle < box.top || middle > box.bottom));
    };

    /** Whether a text overflows the nearest box around it that is not a part of a line. */
    const standsOut = (element: Element, part: DOMRect): boolean => {
      let block: Element | null = element;
      while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
      const box = (block ?? document.body).getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      return part.right > Math.min(box.right, width) + TOLERANCE || part.left < Math.max(box.left, 0) - TOLERANCE;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const text = node.textContent?.trim() ?? '';
      // A drawing has letters of its own size.
      if (
        text === '' ||
        parentElement?.closest('svg') ||
        !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const around: Element[] = [];
      // The overflow of the root is that of the window: above it is what shows with the focus only, such as the skip link.
      for (let element: Element = parentElement; element.parentElement; element = element.parentElement)
        around.push(element);
      if (around.some(isHidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const part of range.getClientRects())
        if (part.width > 0 && (standsOut(parentElement, part) || around.some((element) => cuts(element, part))))
          found.add(text);
    }

    // The words inside a field are no text of the page.
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll('select, input')) {
      const text =
        field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.getAttribute('placeholder');
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!pen || !text || !field.checkVisibility()) continue;
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(text).width > room + TOLERANCE) found.add(text);
    }
    return [...found];
  });
