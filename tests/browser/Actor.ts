import { type Page, expect } from './portal';

/**
 * A customer who acts on a page, in any engine. A name is complete; without one, any element of the role will do. Of several elements the
 * first is meant. Each step waits for what it needs.
 */
export interface Actor {
  /** Opens an address of the variant that is open. */
  goTo(path: string): Promise<void>;
  press(role: string, name?: string): Promise<void>;
  /** Opens the first document of a screen, in a tab behind this one. */
  openDocument(): Promise<void>;
  /** Fills the field of a label. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses the value in the list of a label. */
  choose(label: string, value: string): Promise<void>;
  check(role: 'checkbox' | 'radio', name?: string): Promise<void>;
  expectShown(role: string, name?: string): Promise<void>;
  /** A text that an element says alone. */
  expectText(text: string): Promise<void>;
  expectNoText(text: string): Promise<void>;
  expectGone(role: string): Promise<void>;
  expectValue(label: string, value: string): Promise<void>;
  /** The heading of a screen; it is hidden from sight while a screen is not known yet. */
  expectScreen(title?: string): Promise<void>;
  /** Whether a status ends with "…". */
  expectWaiting(isWaiting: boolean): Promise<void>;
  /** Waits until a function is true in the page. */
  until(isSo: () => boolean): Promise<void>;
  setOffline(): Promise<void>;
  /** Lets time pass; the clock has to be held. */
  pass(time: string): Promise<void>;
}

export const documentLink = 'main a[target=_blank]';

/** Acts by Playwright. */
export const actorOn = (page: Page): Actor => {
  const find = (role: string, name?: string) =>
    page.getByRole(role as 'button', name === undefined ? {} : { name, exact: true }).first();
  // A section, or a choice, can have the name of a field.
  const label = (text: string) =>
    page.getByLabel(text, { exact: true }).and(page.locator('input:not([type=radio]), textarea, select'));
  const waiting = page.getByRole('status').filter({ hasText: /…|\.\.\./ });
  return {
    goTo: async (path) => {
      await page.goto(new URL(path, page.url()).href);
    },
    press: (role, name) => find(role, name).click(),
    openDocument: async () => {
      const opened = page.context().waitForEvent('page');
      await page.locator(documentLink).first().click();
      await opened;
      await page.bringToFront();
    },
    fill: (text, value) => label(text).fill(value),
    choose: async (text, value) => {
      await label(text).selectOption(value);
    },
    check: (role, name) => find(role, name).check(),
    expectShown: (role, name) => expect(find(role, name)).toBeVisible(),
    expectText: (text) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
    expectNoText: (text) => expect(page.getByText(text, { exact: true })).toHaveCount(0),
    expectGone: (role) => expect(find(role)).toHaveCount(0),
    expectValue: (text, value) => expect(label(text)).toHaveValue(value),
    expectScreen: (title) =>
      expect(
        page.getByRole('heading', { level: 1, ...(title !== undefined && { name: title, exact: true }) }),
      ).toBeVisible(),
    expectWaiting: async (isWaiting) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await (isWaiting ? expect(waiting.first()).toBeVisible() : expect(waiting).toHaveCount(0));
    },
    until: async (isSo) => {
      await expect.poll(() => page.evaluate(isSo)).toBe(true);
    },
    setOffline: () => page.context().setOffline(true),
    pass: (time) => page.clock.fastForward(time),
  };
};
