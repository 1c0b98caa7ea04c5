import { pseudo } from '../../src/ui/text/pseudo';
import { cutOffWords } from './cutOffWords';
import { expect, test } from './portal';
import { reach, scenes } from './scenes';
import { isInShare } from './share';

test.describe('In the pseudo-language, at 360 px @memory @chromium', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const scene of scenes.filter((_, index) => isInShare(index, 3)))
    test(`no word is cut off: ${scene.screen}, ${scene.state}, of ${scene.account} @everything`, async ({
      page,
      portal,
    }) => {
      await reach(page, portal, scene, pseudo);
      expect(await cutOffWords(page)).toEqual([]);
    });

  for (const [fault, html] of [
    ['by a box that is too narrow', '<p style="width: 4rem; overflow: hidden; white-space: nowrap">Planted words</p>'],
    ['by a box that is too low', '<p style="height: 0.25rem; overflow: clip"><br>Planted words</p>'],
    [
      'with dots',
      '<p style="width: 4rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Planted words</p>',
    ],
    ['beside its button', '<button style="width: 3rem; white-space: nowrap">Planted words</button>'],
    ['by the edge of the page', '<p style="position: absolute; left: 20rem; white-space: nowrap">Planted words</p>'],
    ['in a choice', '<select style="width: 4rem"><option>Planted words</option></select>'],
    ['in an empty field', '<input style="width: 4rem" placeholder="Planted words">'],
  ] as const) {
    test(`a word that is cut off ${fault} is found`, async ({ page }) => {
      await page.setContent('<p>Whole words</p>');
      expect(await cutOffWords(page)).toEqual([]);
      await page.setContent(`<p>Whole words</p>${html}`);
      expect(await cutOffWords(page)).toEqual(['Planted words']);
    });
  }
});
