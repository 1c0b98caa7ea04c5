import { type Actor, type Hands, actorOn } from './Actor';
import { type Step, inTurn, wordsIn } from './customer';
import { type Locator, type Page, type Portal, expect, language } from './portal';

/**
 * Presses Tab, or Shift and Tab for an earlier control, until the control has the focus. Fails if it is not in the tab order. It does not
 * go through the browser's own buttons, because Firefox does not give the focus back to a page that a program controls.
 */
const tabOnto = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    const key = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (element === focused) return undefined;
      return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
};

/** Runs in the page: Enter in the field that has the focus sends the form of this button. */
const isSentByEnter = (button: Element): boolean => {
  const field = document.activeElement;
  return (
    field instanceof HTMLInputElement &&
    !['checkbox', 'radio'].includes(field.type) &&
    button instanceof HTMLButtonElement &&
    button.type === 'submit' &&
    button.form === field.form
  );
};

const keys = (page: Page): Hands => ({
  press: async (target) => {
    await expect(target).toBeVisible();
    if (!(await target.evaluate(isSentByEnter))) await tabOnto(page, target);
    await page.keyboard.press('Enter');
  },
  fill: async (field, text) => {
    // An alert leads to what it is about.
    if ((await page.locator('[role=alert]:focus').count()) > 0) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
    } else await tabOnto(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: async (list, value) => {
    await tabOnto(page, list);
    await page.keyboard.type((await list.locator(`option[value="${value}"]`).textContent()) ?? '');
    await expect(list).toHaveValue(value);
  },
  check: async (box) => {
    if ((await box.getAttribute('type')) === 'checkbox') {
      await tabOnto(page, box);
      await page.keyboard.press('Space');
    } else {
      // Tab leads to the choice, and the arrow keys change it.
      await tabOnto(page, page.getByRole('radio', { checked: true }));
      for (let presses = 0; presses < 5 && !(await box.isChecked()); presses += 1)
        await page.keyboard.press('ArrowDown');
    }
    await expect(box).toBeChecked();
  },
});

/** A customer who uses only the keyboard. New content must take the focus, and every control must be in the tab order. */
const actorByKeyboard = (page: Page, portal: Portal): Actor => {
  const actor = actorOn(page, keys(page));
  return {
    ...actor,
    openDocument: async () => {
      await actor.openDocument();
      // Firefox does not give the focus back.
      await page.reload();
    },
    expectShown: async (role, name) => {
      await actor.expectShown(role, name);
      if (role === 'alert') await expect(page.getByRole('alert')).toBeFocused();
      if (role === 'link') await tabOnto(page, page.getByRole(role, { name: name ?? '', exact: true }));
    },
    expectScreen: (title) => portal.arriveAt(title ?? ''),
  };
};

/** Does something on a page by keyboard alone, in the language of the journeys. */
export const performByKeyboard = (page: Page, portal: Portal, ...steps: readonly Step[]): Promise<void> =>
  inTurn(...steps)(actorByKeyboard(page, portal), ...wordsIn(language));
