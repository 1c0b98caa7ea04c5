import { english } from '../../src/ui/text/english';
import { type Page, expect, test as base } from './portal';
import { reach, scenes } from './scenes';
import { compareWithReact, crowdPage, mark, translatePage } from './translation';

const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(translatePage, mark);
    await page.addInitScript(crowdPage);
    await use(page);
  },
});

/** The page shows what React last drew, all of it translated. */
const expectAsDrawn = (page: Page) =>
  expect.poll(() => page.evaluate(compareWithReact, mark)).toEqual({ held: [], wrong: [], untranslated: [] });

test.describe('Translated, among extensions, each state shows what the portal last drew @memory @everything', () => {
  test.beforeEach(({ portal }) => portal.provokes(/A stranger fails/));

  for (const scene of scenes) {
    test(`${scene.screen}, ${scene.state}, of ${scene.account} @SHELL-53 @SHELL-55`, async ({ page, portal }) => {
      // The name of the failure is in no message of Firefox.
      if (scene.account === 'nj-noterms') portal.provokes(/^\S+ Error$/);
      await reach(page, portal, scene, english);
      await expectAsDrawn(page);
    });
  }
});
