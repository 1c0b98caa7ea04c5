import type { Request } from '@playwright/test';
import { type Locator, type Page, expect, password, t } from './portal';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

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

/** Enters a new password, and sends it. */
export const choosePassword = async (page: Page, chosen = password): Promise<void> => {
  await fillIn(page, { 'New Password': chosen, 'Repeat New Password': chosen });
  await press(page, 'Reset Password');
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

/** Passes time until a poll ends without a result. Each answer takes its own time, and only then does the next wait begin. */
export const passPollingTime = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });

/** The middle of each cell from the top of the window, in whole pixels. */
export const middlesOf = (cells: Locator): Promise<readonly number[]> =>
  cells.evaluateAll((all) =>
    all.map((cell) => {
      const { y, height } = cell.getBoundingClientRect();
      return Math.round(y + height / 2);
    }),
  );

/** What a customer fills in, by label; the state is a list. */
const billingAddressEntries = (words = t): Readonly<Record<string, string>> => ({
  [words('payment.firstName')]: 'Nora',
  [words('payment.lastName')]: 'Whitfield',
  [words('payment.address1')]: '118 Maple Avenue',
  [words('payment.city')]: 'Albany',
  [words('payment.zipCode')]: '12203',
});

export const fillBillingAddress = async (page: Page, words = t): Promise<void> => {
  await fillIn(page, billingAddressEntries(words));
  await page.getByLabel(words('payment.stateCode')).selectOption('NY');
};

type DateParts = readonly [month: string, day: string, year: string];

const dateEntries = ([month, day, year]: DateParts, words = t): Readonly<Record<string, string>> => ({
  [words('shell.date.month')]: month,
  [words('shell.date.day')]: day,
  [words('shell.date.year')]: year,
});

const enterDate = (page: Page, parts: DateParts, words = t) => fillIn(page, dateEntries(parts, words));

/** Begins a claim, from the menu on. */
export const beginClaim = async (page: Page): Promise<void> => {
  await goTo(page, 'Claims');
  await page.getByRole('link', { name: 'Report a claim' }).click();
};

export const leakingBoiler = { description: 'The boiler leaks.', equipment: 'Boiler', estimate: '120' };

/** Agrees to the introduction of a claim, and says what happened. */
export const sayWhatHappened = async (page: Page, claim = leakingBoiler): Promise<void> => {
  await page.getByLabel('I confirm that').check();
  await press(page, 'Next');
  await fillIn(page, {
    Description: claim.description,
    'Equipment involved': claim.equipment,
    Estimate: claim.estimate,
  });
  await press(page, 'Next');
};

/** Fills the steps of a claim up to its summary; `contact` fills what the profile may not have. */
export const writeClaim = async (
  page: Page,
  claim = leakingBoiler,
  contact: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await sayWhatHappened(page, claim);
  await enterDate(page, ['01', '15', '2026']);
  await press(page, 'Next');
  await expect(page.getByRole('heading', { level: 1, name: 'Please verify your contact info' })).toBeVisible();
  await contact();
  await press(page, 'Next');
  await expect(page.getByRole('heading', { level: 1, name: 'Please review your submission' })).toBeVisible();
};
