import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds on the page. Its code loads once for each page: a look then takes a third of the processor time. */
export const axeFindings = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      // Every colour reaches its end. A spinner never ends, and a paused animation shows what it shows.
      for (const animation of document.getAnimations()) {
        const { playState, effect } = animation;
        if (playState === 'running' && effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { resultTypes: ['violations' as const], ...options },
  );
};
