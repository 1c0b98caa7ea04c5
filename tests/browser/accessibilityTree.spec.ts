import { english } from '../../src/ui/text/english';
import { expectTreeInOrder } from './expectTreeInOrder';
import { expect, test } from './portal';
import { reach, scenes } from './scenes';

/** One of each kind. `everyState.spec.ts` looks at the tree of every state. */
const sample = [
  'policy, slow, nj-current',
  'profile.name, invalid, ny-current',
  'email change, dialog, nj-current',
  'home, menu, nj-current',
];

test.describe('In the accessibility tree @memory @chromium', () => {
  for (const scene of scenes) {
    const { screen, state, account } = scene;
    if (!sample.includes(`${screen}, ${state}, ${account}`)) continue;
    const tag = state === 'dialog' ? [] : ['@everything'];
    test(`all is in order on ${screen}, ${state}, of ${account}`, { tag }, async ({ page, portal }) => {
      await reach(page, portal, scene, english);
      await expectTreeInOrder(page, await page.context().newCDPSession(page), scene);
    });
  }

  test('a customer who goes elsewhere is at its heading', async ({ page, portal }) => {
    await portal.open('nj-current', '/home');
    for (const name of ['Policy', 'Billing', 'Profile', 'Claims', 'Home']) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });
});
