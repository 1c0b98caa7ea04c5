import { type Locator, type Page, expect } from './portal';

/**
 * A customer who acts on a page, in any engine. A name has to match as a whole; without a name, any element of the role matches. Of several
 * matches, the first is used. Each step waits for what it needs.
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
  /** The message that something is done. It takes the focus. */
  expectTold(text: string): Promise<void>;
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

/** What a customer acts with, on an element that is there. */
export interface Hands {
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(list: Locator, value: string): Promise<void>;
  check(box: Locator): Promise<void>;
}

let isBeside = false;

/** In Firefox, two presses soon after each other are at two places: at one place they would be a double click (SHELL-33). */
const clickElsewhere = async (target: Locator): Promise<void> => {
  isBeside = !isBeside;
  const isFirefox = target.page().context().browser()?.browserType().name() === 'firefox';
  await target.click(isFirefox && isBeside ? { position: { x: 6, y: 6 } } : {});
};

export const mouse: Hands = {
  press: clickElsewhere,
  fill: (field, text) => field.fill(text),
  choose: async (list, value) => {
    await list.selectOption(value);
  },
  check: (box) => box.check(),
};

/** Acts by Playwright. */
export const actorOn = (page: Page, hands = mouse): Actor => {
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
    press: (role, name) => hands.press(find(role, name)),
    openDocument: async () => {
      const opened = page.context().waitForEvent('page');
      await hands.press(page.locator(documentLink).first());
      await opened;
      await page.bringToFront();
    },
    fill: (text, value) => hands.fill(label(text), value),
    choose: (text, value) => hands.choose(label(text), value),
    check: (role, name) => hands.check(find(role, name)),
    expectShown: (role, name) => expect(find(role, name)).toBeVisible(),
    expectText: (text) => expect(page.getByText(text, { exact: true }).first()).toBeVisible(),
    expectTold: (text) => expect(page.getByRole('status').filter({ hasText: text })).toBeFocused(),
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
