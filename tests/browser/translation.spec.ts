import { english } from '../../src/ui/text/english';
import { actorOn } from './Actor';
import { wordsIn } from './customer';
import { type Page, expect, test as base } from './portal';
import { openScene, reach, scenes } from './scenes';
import { isInShare } from './share';
import { journeys } from './translatedJourneys';
import { asDrawn, compareWithReact, crowdPage, isInEveryEngine, mark, translatePage } from './translation';

const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(translatePage, mark);
    await page.addInitScript(crowdPage);
    await use(page);
  },
});

/** The page shows what React last drew, all of it translated. */
const expectAsDrawn = (page: Page) => expect.poll(() => page.evaluate(compareWithReact, mark)).toEqual(asDrawn);

test.describe('Translated, among extensions, @memory @everything', () => {
  test.beforeEach(({ portal }) => portal.provokes(/A stranger fails/));

  for (const [index, scene] of scenes.entries()) {
    if (!isInShare(index, 4)) continue;
    const engines = isInEveryEngine(index) ? '' : ' @chromium';
    test(`${scene.screen}, ${scene.state}, of ${scene.account} shows what was drawn @SHELL-53 @SHELL-55${engines}`, async ({
      page,
      portal,
    }) => {
      // The name of the failure is in no message of Firefox.
      if (scene.account === 'nj-noterms') portal.provokes(/^\S+ Error$/);
      await reach(page, portal, scene, english);
      await expectAsDrawn(page);
    });
  }

  for (const [index, journey] of journeys.entries()) {
    const engines = isInEveryEngine(index) ? '' : ' @chromium';
    test(`a customer ${journey.name} @SHELL-53 @SHELL-55${engines}`, async ({ page, portal, context, browserName }) => {
      // Without windows, Chromium lets nothing be copied.
      if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
      await openScene(page, portal, journey);
      for (const step of journey.steps) {
        await step(actorOn(page), ...wordsIn(english));
        await expectAsDrawn(page);
      }
    });
  }
});
