import { type Page, expect, test } from './portal';

/** What an account of docs/accounts.md finds on its screens; what its row does not name is left open. */
interface AccountRow {
  readonly name: string;
  /** On the dashboard, in their order; the menu offers the same. */
  readonly cards: readonly string[];
  readonly policyActions: readonly string[];
  readonly coverages?: readonly string[];
  readonly frequency?: 'Yearly' | 'Monthly';
  readonly method?: RegExp;
  readonly mayPayBill?: boolean;
  readonly isInactive?: boolean;
  readonly payments?: number;
  /** The rows of the claims page, where there is one. */
  readonly claims?: number;
}

const newYork = { cards: ['Policy', 'Profile', 'Billing'], policyActions: ['Cancel my policy', 'Edit my policy'] };
const elsewhere = { cards: ['Policy', 'Profile', 'Claims', 'Billing'], policyActions: ['Cancel my policy'] };
const lines = 'Buried Utility Lines Coverage';
const equipment = 'Equipment Breakdown Coverage';
const card = /^Credit Card/;

const accounts: readonly AccountRow[] = [
  {
    name: 'ny-current',
    ...newYork,
    frequency: 'Yearly',
    method: /Visa ending in 1111/,
    coverages: [lines],
    payments: 24,
  },
  { name: 'ny-both', ...newYork, frequency: 'Monthly', method: card, coverages: [lines, equipment] },
  { name: 'ny-nonrecurring', ...newYork, frequency: 'Yearly', method: card, coverages: [equipment] },
  { name: 'ny-eft', ...newYork, frequency: 'Yearly', method: /^EFT/, coverages: [lines] },
  { name: 'ny-pastdue', ...newYork, frequency: 'Monthly' },
  { name: 'ny-renewal', ...newYork, frequency: 'Yearly', mayPayBill: true },
  { name: 'ny-upcoming', ...newYork },
  { name: 'ny-condo', ...newYork, coverages: [equipment] },
  { name: 'ny-frozen', ...newYork },
  { name: 'ny-cancelled', cards: ['Policy', 'Billing'], policyActions: [], isInactive: true },
  { name: 'nj-current', ...elsewhere, claims: 3 },
  { name: 'nj-noclaims', ...elsewhere, claims: 0 },
  { name: 'nj-manyclaims', ...elsewhere, payments: 10_000, claims: 10_000 },
  { name: 'il-current', ...elsewhere, coverages: [lines, equipment] },
  { name: 'nj-cancelled', cards: ['Policy', 'Claims', 'Billing'], policyActions: [], isInactive: true },
];

const inMenuOrder = ['Home', 'Policy', 'Billing', 'Profile', 'Claims'];

const fact = (page: Page, term: string | RegExp) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

/** Goes there by the menu, as a customer would. */
const go = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

const expectRows = async (page: Page, table: string, count: number): Promise<void> => {
  await expect(page.getByRole('table', { name: table }).locator('tbody').getByRole('row')).toHaveCount(
    Math.min(count, 10),
  );
  await expect(page.getByText(`1–${Math.min(count, 10)} of ${count}`, { exact: true })).toBeVisible();
};

test.describe('The account', () => {
  for (const account of accounts) {
    const { name, cards, policyActions, coverages, frequency, method, payments, claims } = account;
    const isInactive = account.isInactive ?? false;

    test(`${name} finds what is special about it`, async ({ page, portal }) => {
      await portal.signIn(name);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...cards]);
      const menu = ['Home', ...cards].toSorted((a, b) => inMenuOrder.indexOf(a) - inMenuOrder.indexOf(b));
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(menu);
      await expect(page.getByText('Your policy is no longer active.')).toHaveCount(isInactive ? 1 : 0);
      await expect(page.getByText('You have successfully cancelled your policy.')).toHaveCount(0);

      await go(page, 'Policy');
      await expect(fact(page, 'Policy Number')).toContainText(/^HP-\d{8}/);
      await expect(fact(page, 'First Day Policy is Effective')).toHaveText(
        /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+\w\w, 20\d\d$/,
      );
      if (frequency !== undefined) {
        await expect(fact(page, `${frequency} Premium`)).toHaveText(
          frequency === 'Yearly' ? /^\$\d+\.\d\d\/year$/ : /^\$\d+\.\d\d\/month$/,
        );
      }
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['Name', 'Limit', 'Deductible']);
      if (coverages !== undefined) {
        await expect(page.getByRole('table').locator('tbody').getByRole('row')).toContainText([...coverages]);
      }
      await expect(page.getByRole('link', { name: /my policy$/ })).toHaveText([...policyActions]);

      await go(page, 'Billing');
      await expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible();
      if (frequency !== undefined) await expect(fact(page, 'Billing Frequency')).toHaveText(frequency);
      if (method !== undefined) await expect(fact(page, 'Payment Method')).toContainText(method);
      await expect(page.getByRole('link', { name: 'Update Payment method' })).toHaveCount(isInactive ? 0 : 1);
      await expect(page.getByRole('button', { name: 'pay my bill' })).toHaveCount(account.mayPayBill ? 1 : 0);
      await expect(page.getByText(/currently past due/)).toHaveCount(name === 'ny-pastdue' ? 1 : 0);
      if (payments !== undefined) await expectRows(page, 'Past Payments', payments);

      if (claims === undefined) return;
      await go(page, 'Claims');
      if (claims === 0) await expect(page.getByText('No claims have been made yet.')).toBeVisible();
      else await expectRows(page, 'Your Claims', claims);
    });
  }

  test('nj-nopolicy, who has no policy, is told so', async ({ page, portal }) => {
    await portal.signIn('nj-nopolicy');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(elsewhere.cards);
    await go(page, 'Policy');
    await expect(page.getByText('We have no policy for you yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await portal.expectScreen('Your Policy Dashboard');
  });
});
