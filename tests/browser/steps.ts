import type { Request } from '@playwright/test';
import { mouse } from './Actor';
import { type Locator, type Page, expect, t } from './portal';

export const press = (page: Page, name: string): Promise<void> =>
  mouse.press(page.getByRole('button', { name, exact: true }));

/** Goes to a screen by the menu, as a customer would. */
export const goTo = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: t('shell.menu.label') })
    .getByRole('link', { name, exact: true })
    .click();

/** Fills fields by their labels. */
export const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Opens another tab with a copy of the session. */
export const duplicateTab = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open('/policy'));
  const duplicate = await opened;
  await expect(duplicate.getByRole('heading', { level: 1, name: 'My Policy' })).toBeVisible();
  return duplicate;
};

/** Presses what opens a document in a new tab. */
export const openDocument = async (page: Page, address: RegExp, act: () => Promise<void>): Promise<void> => {
  const opened = page.context().waitForEvent('page');
  const requested = page.context().waitForEvent('request', (request) => address.test(request.url()));
  await act();
  await Promise.all([opened, requested]);
};

/** Counts the requests that the page makes from now on. */
export const countRequests = (page: Page, isCounted: (request: Request) => boolean): (() => number) => {
  let count = 0;
  page.on('request', (request) => (count += isCounted(request) ? 1 : 0));
  return () => count;
};

/** The middle of each cell from the top of the window, in whole pixels. */
export const middlesOf = (cells: Locator): Promise<readonly number[]> =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const { y, height } = cell.getBoundingClientRect();
      return Math.round(y + height / 2);
    }),
  );
