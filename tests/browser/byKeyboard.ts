import type { Locator, Page } from './portal';

/**
 * Presses Tab, or Shift and Tab for what comes earlier, until the focus is there; fails when that is not in the tab order. It does not go
 * around through the browser's own buttons: Firefox does not give the focus back to a page that a program controls.
 */
export const tabOnto = async (page: Page, target: Locator): Promise<void> => {
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

export const tabTo = (
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'radio',
  name: string,
): Promise<void> => tabOnto(page, page.getByRole(role, { name, exact: true }).first());

export const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

export const press = async (page: Page, role: 'button' | 'link', name: string): Promise<void> => {
  await tabTo(page, role, name);
  await enter(page);
};

/** Replaces what a field contains. */
export const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, 'textbox', label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Types into the fields that follow each other, from the focused one on. */
export const typeInTurn = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
};
