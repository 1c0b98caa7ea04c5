import type { Page } from '@playwright/test';

/**
 * Targets smaller than 24 by 24 px (WCAG 2.2, 2.5.8). A link within a line of text does not count, nor a target whose circle of 24 px
 * touches no other.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="option"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.right > 0);
    const isInLine = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
    const isApart = ({ element, box }: (typeof all)[number]): boolean => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return all
        .filter((other) => other.element !== element)
        .every(({ box: { left, right, top, bottom } }) => {
          const [toSide, toEnd] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
          return Math.hypot(toSide, toEnd) >= 12;
        });
    };
    return all
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .filter((target) => !isInLine(target.element) && !isApart(target))
      .map(
        ({ element, box }) => `${box.width.toFixed(1)} × ${box.height.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`,
      );
  });
