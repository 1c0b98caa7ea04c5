import { english } from '../../src/ui/text/english';
import { expectTreeInOrder } from './expectTreeInOrder';
import { expect, test } from './portal';
import { reach, scenes } from './scenes';

test.describe('In the accessibility tree @memory @chromium', () => {
  // `everyState.spec.ts` looks at the tree of every state.
  for (const scene of scenes.filter(({ screen, state }) => screen === 'email change' && state === 'dialog'))
    test(`all is in order in the dialog of the ${scene.screen}`, async ({ page, portal }) => {
      await reach(page, portal, scene, english);
      await expectTreeInOrder(page, await page.context().newCDPSession(page), scene);
    });

  test('a customer who goes elsewhere is at its heading', async ({ page, portal }) => {
    await portal.open('nj-current', '/home');
    for (const name of ['Policy', 'Billing', 'Profile', 'Claims', 'Home']) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });
});
