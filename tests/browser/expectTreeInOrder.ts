import type { CDPSession } from '@playwright/test';
import { english } from '../../src/ui/text/english';
import { translate } from '../../src/ui/text/Language';
import { type Stop, type TreeNode, accessibilityTree, tabThrough } from './accessibilityTree';
import { type Page, expect, test } from './portal';
import type { Scene } from './scenes';

const pressed = ['link', 'button', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'spinbutton', 'menuitem'];

const namesOf = (nodes: readonly TreeNode[]): readonly string[] => nodes.map(({ role, name }) => `${role} "${name}"`);

/** Reading goes down, or to the right: within a line, and from the foot of a column to the head of the next. */
const isReadOn = ({ box: from }: Stop, { box: to }: Stop): boolean => {
  const isSameLine = to.top < from.bottom && from.top < to.bottom;
  return isSameLine ? to.left >= from.left : to.top > from.top || to.left >= from.right;
};

/** In the accessibility tree of a scene, everything has a name and a place in the order. The scene is in English, and may be over then. */
export const expectTreeInOrder = async (page: Page, session: CDPSession, scene: Scene): Promise<void> => {
  const { screen, state, onlyNarrow } = scene;
  // An email address is changed in a dialog, whatever is said there.
  const isDialog = state === 'dialog' || state === 'menu' || screen.startsWith('email ');
  await session.send('Accessibility.enable');

  await test.step('what it says is announced', async () => {
    const nodes = await accessibilityTree(session);
    const live = (role: string) =>
      nodes.filter((node) => node.role === role && node.text !== '').map(({ properties }) => properties.get('live'));
    if (state === 'loading' || state === 'slow') expect(live('status')).toContain('polite');
    // The banner has a region that is always there, and so no role.
    if (state === 'offline') expect(live('generic')).toContain('polite');
    if (state === 'invalid' || state === 'refused') expect(live('alert')).toContain('assertive');
    // A dialog hides everything behind it.
    const levels = nodes.filter(({ role }) => role === 'heading').map(({ properties }) => properties.get('level'));
    expect(levels.filter((level) => level === 1)).toHaveLength(isDialog ? 0 : 1);
    expect(nodes.filter(({ role }) => role === 'main')).toHaveLength(isDialog ? 0 : 1);
    if ((await page.title()).startsWith(translate(english)('shell.error.prefix')))
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  });

  for (const width of onlyNarrow ? [360] : [1280, 360]) {
    await test.step(`Tab goes as one reads, at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const stops = await tabThrough(page, session);
      const nodes = await accessibilityTree(session);
      const stopIds = stops.map(({ id }) => id);
      const tree = nodes.filter(({ id, role }) => stopIds.includes(id) && pressed.includes(role));
      expect(namesOf(tree).filter((name) => name.endsWith('""'))).toEqual([]);
      // Every stop is a control, in the order of the tree.
      const inTree = new Map(nodes.map((node) => [node.id, node]));
      expect(namesOf(stopIds.flatMap((id) => inTree.get(id) ?? []))).toEqual(namesOf(tree));
      expect(stops.length).toBeGreaterThan(0);

      const ofScreen = stops.filter(({ isInScreen, isInDialog }) => isInScreen || isInDialog);
      const jumps = ofScreen.slice(1).flatMap((stop, index) => {
        const before = ofScreen[index];
        return before === undefined || isReadOn(before, stop) ? [] : [[before.id, stop.id]];
      });
      expect(jumps.map(([from, to]) => [inTree.get(from ?? 0)?.name, inTree.get(to ?? 0)?.name])).toEqual([]);
      if (isDialog) expect(stops.filter(({ isInDialog }) => !isInDialog)).toEqual([]);
    });
  }

  if (isDialog) {
    await test.step('the dialog is one, and gives the focus back', async () => {
      const [dialog] = (await accessibilityTree(session)).filter(({ role }) => role === 'dialog');
      expect(dialog?.properties.get('modal')).toBe(true);
      expect(dialog?.name).not.toBe('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // Time opens this dialog, not the customer.
      const hasOpener = !scene.holdsClock;
      expect(await page.evaluate(() => document.activeElement?.matches('button') ?? false)).toBe(hasOpener);
    });
  }
};
