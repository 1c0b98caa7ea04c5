import { choosePassword, fill, followAction, inTurn, perform, toPolicy } from './customer';
import { type Page, type Portal, expect, fact, logIn, test } from './portal';
import { fillIn, goTo, press } from './steps';

/** What an account of docs/accounts.md finds on its screens; what its row does not name is left open. */
interface AccountRow {
  readonly name: string;
  /** On the dashboard, in their order; the menu offers the same. */
  readonly cards: readonly string[];
  readonly policyActions: readonly string[];
  readonly coverages?: readonly string[];
  readonly premium?: readonly ['Yearly Premium' | 'Monthly Premium', string];
  /** Days from today to the first and the last day of the term. */
  readonly term?: readonly [number, number];
  readonly frequency?: 'Yearly' | 'Monthly';
  readonly method?: RegExp | string;
  readonly isInactive?: boolean;
  readonly payments?: number;
  /** The rows of the claims page, where there is one. */
  readonly claims?: number;
  /** What else is special, found by a customer who is on Billing. */
  readonly special?: (page: Page, portal: Portal) => Promise<void>;
}

const newYork = { cards: ['Policy', 'Profile', 'Billing'], policyActions: ['Cancel my policy', 'Edit my policy'] };
const elsewhere = { cards: ['Policy', 'Profile', 'Claims', 'Billing'], policyActions: ['Cancel my policy'] };
const lines = 'Buried Utility Lines Coverage';
const equipment = 'Equipment Breakdown Coverage';
const card = /^Credit Card/;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const editPolicy = inTurn(toPolicy, followAction('/policy/edit'));

const coverageButtons = (page: Page) => page.getByRole('button', { name: /^(?:Add|Remove) .* Coverage$/ });

/** Opens an address, and is led to another screen. */
const expectLedFrom = async (page: Page, portal: Portal, account: string, led: Readonly<Record<string, string>>) => {
  for (const [from, to] of Object.entries(led)) {
    await portal.visit(account, from);
    await expect(page, from).toHaveURL((url) => url.pathname === to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
};

const accounts: readonly AccountRow[] = [
  {
    name: 'ny-current',
    ...newYork,
    frequency: 'Yearly',
    premium: ['Yearly Premium', '$59.88/year'],
    term: [-90, 275],
    method: 'Visa ending in 1111',
    coverages: [lines],
    payments: 24,
    special: async (page) => {
      await perform(page, editPolicy);
      await expect(coverageButtons(page)).toHaveText(['Remove', 'Add']);
      await goTo(page, 'Profile');
      await expect(part(page, '3rd Party Designee')).toContainText('Peter Whitfield');
      await expect(part(page, '3rd Party Designee')).toContainText('Troy, NY 12180');
    },
  },
  {
    name: 'ny-both',
    ...newYork,
    frequency: 'Monthly',
    premium: ['Monthly Premium', '$13.98/month'],
    method: card,
    coverages: [lines, equipment],
  },
  {
    name: 'ny-nonrecurring',
    ...newYork,
    frequency: 'Yearly',
    premium: ['Yearly Premium', '$107.88/year'],
    method: card,
    coverages: [equipment],
    special: async (page) => {
      await perform(page, editPolicy);
      await coverageButtons(page).filter({ hasText: 'Add' }).click();
      await expect(part(page, 'Please read before you go on')).toContainText(
        'you authorize a single charge of the prorated amount of $',
      );
    },
  },
  { name: 'ny-eft', ...newYork, frequency: 'Yearly', method: /^EFT/, coverages: [lines] },
  {
    name: 'ny-pastdue',
    ...newYork,
    frequency: 'Monthly',
    special: async (page) => {
      await expect(
        page.getByText('Your account is currently past due in the amount of: $125.50', { exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'ny-renewal',
    ...newYork,
    frequency: 'Yearly',
    term: [-410, -45],
    special: async (page, portal) => {
      await page.getByRole('button', { name: 'pay my bill' }).click();
      await portal.expectScreen('Payment Information');
    },
  },
  {
    name: 'ny-upcoming',
    ...newYork,
    term: [21, 386],
    special: async (page, portal) => {
      await perform(page, editPolicy);
      await expect(page.getByText('You can make changes to your policy once it is effective.')).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await portal.expectScreen('My Policy');
    },
  },
  {
    name: 'ny-condo',
    ...newYork,
    coverages: [equipment],
    special: async (page) => {
      await perform(page, editPolicy);
      await expect(coverageButtons(page)).toHaveText(['Remove']);
      await expect(page.getByText('Buried Utility Lines')).toHaveCount(0);
    },
  },
  {
    name: 'ny-frozen',
    ...newYork,
    special: async (page) => {
      await perform(page, editPolicy);
      await coverageButtons(page).filter({ hasText: 'Add' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        /^Your policy is set to renew [A-Z][a-z]+ \d+\w\w, 20\d\d and no changes can be made via Self Service at this time\. To make a change to your policy prior to your renewal, please contact your agent\.$/,
      );
      await expect(page.getByRole('alert')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  },
  {
    name: 'ny-cancelled',
    cards: ['Policy', 'Billing'],
    policyActions: [],
    isInactive: true,
    special: async (page, portal) => {
      await expect(page.getByRole('link', { name: 'Edit billing frequency' })).toHaveCount(0);
      await expectLedFrom(page, portal, 'ny-cancelled', {
        '/profile': '/home',
        '/policy/edit': '/policy',
        '/policy/cancel': '/policy',
        '/billing/frequency': '/billing',
      });
    },
  },
  {
    name: 'nj-current',
    ...elsewhere,
    frequency: 'Monthly',
    claims: 3,
    special: async (page, portal) => {
      await page.getByRole('button', { name: 'HC-204417' }).click();
      await expect(part(page, 'Claim Details')).toContainText('CP-88120');
      await goTo(page, 'Profile');
      await expect(part(page, 'Mailing Address')).toContainText('PO Box 418');
      await expect(part(page, 'Phone Number')).toContainText('201-555-0176');
      await goTo(page, 'Billing');
      await expect(page.getByRole('heading', { name: 'Past Payments' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Edit billing frequency' })).toHaveCount(0);
      await expectLedFrom(page, portal, 'nj-current', { '/policy/edit': '/policy', '/billing/frequency': '/billing' });
    },
  },
  { name: 'nj-noclaims', ...elsewhere, claims: 0 },
  { name: 'nj-manyclaims', ...elsewhere, payments: 10_000, claims: 10_000 },
  {
    name: 'il-current',
    ...elsewhere,
    premium: ['Yearly Premium', '$167.76/year'],
    coverages: [lines, equipment],
    special: async (page) => {
      await goTo(page, 'Profile');
      await expect(part(page, 'Insured Premises')).toContainText('Evanston, IL 60201');
    },
  },
  {
    name: 'nj-cancelled',
    cards: ['Policy', 'Claims', 'Billing'],
    policyActions: [],
    isInactive: true,
    claims: 0,
    special: async (page, portal) => {
      await expect(page.getByRole('alert')).toContainText('Your policy is no longer active.');
      await expectLedFrom(page, portal, 'nj-cancelled', { '/profile': '/home', '/policy/cancel': '/policy' });
    },
  },
];

const inMenuOrder = ['Home', 'Policy', 'Billing', 'Profile', 'Claims'];

const expectRows = async (page: Page, table: string, count: number): Promise<void> => {
  await expect(page.getByRole('table', { name: table }).locator('tbody').getByRole('row')).toHaveCount(
    Math.min(count, 10),
  );
  await expect(
    page.getByText(`1–${Math.min(count, 10)} of ${count.toLocaleString('en-US')}`, { exact: true }),
  ).toBeVisible();
};

const longDate = /^[A-Z][a-z]+day, ([A-Z][a-z]+ \d+)\w\w, (20\d\d)(?:Your policy is cancelled, .+)?$/;

/** The customer and the insurer may be a day apart around midnight. */
const expectDaysAway = async (page: Page, term: string, days: number): Promise<void> => {
  const [, day = '', year = ''] = longDate.exec((await fact(page, term).textContent()) ?? '') ?? [];
  const away = (Date.parse(`${day}, ${year}`) - Date.now()) / 86_400_000;
  expect(Math.abs(away - days), `${term}: ${day}, ${year}`).toBeLessThan(2);
};

const cardsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');

test.describe('The account', () => {
  for (const account of accounts) {
    const { name, cards, policyActions, coverages, premium, term, frequency, method, payments, claims } = account;
    const isInactive = account.isInactive ?? false;

    test(`${name} finds what is special about it @CONFIG-19 @everything`, async ({ page, portal }) => {
      await portal.open(name, '/home');
      await expect(cardsOf(page)).toHaveText([...cards]);
      const menu = ['Home', ...cards].toSorted((a, b) => inMenuOrder.indexOf(a) - inMenuOrder.indexOf(b));
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(menu);
      await expect(page.getByText('Your policy is no longer active.')).toHaveCount(isInactive ? 1 : 0);
      await expect(page.getByText('You have successfully cancelled your policy.')).toHaveCount(0);

      await goTo(page, 'Policy');
      await expect(fact(page, 'Policy Number')).toContainText(/^HP-\d{8}/);
      await expect(fact(page, 'First Day Policy is Effective')).toHaveText(longDate);
      await expect(fact(page, 'Last Day Policy is Effective')).toHaveText(longDate);
      if (term !== undefined) {
        await expectDaysAway(page, 'First Day Policy is Effective', term[0]);
        await expectDaysAway(page, 'Last Day Policy is Effective', term[1]);
      }
      if (premium !== undefined) await expect(fact(page, premium[0])).toHaveText(premium[1]);
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['Name', 'Limit', 'Deductible']);
      if (coverages !== undefined) {
        await expect(page.getByRole('table').locator('tbody').getByRole('row')).toContainText([...coverages]);
      }
      await expect(page.getByRole('link', { name: /my policy$/ })).toHaveText([...policyActions]);

      await goTo(page, 'Billing');
      await expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible();
      if (frequency !== undefined) await expect(fact(page, 'Billing Frequency')).toHaveText(frequency);
      if (method !== undefined) await expect(fact(page, 'Payment Method')).toContainText(method);
      await expect(part(page, 'How you pay').getByRole('link', { name: 'Update Payment method' })).toHaveCount(
        isInactive ? 0 : 1,
      );
      await expect(page.getByRole('button', { name: 'pay my bill' })).toHaveCount(name === 'ny-renewal' ? 1 : 0);
      await expect(page.getByText(/currently past due/)).toHaveCount(name === 'ny-pastdue' ? 1 : 0);
      if (payments !== undefined) await expectRows(page, 'Past Payments', payments);

      if (claims !== undefined) {
        await goTo(page, 'Claims');
        if (claims === 0) await expect(page.getByText('No claims have been made yet.')).toBeVisible();
        else await expectRows(page, 'Your Claims', claims);
      }
      await account.special?.(page, portal);
    });
  }

  test('nj-nopolicy, who has no policy, is told so @everything', async ({ page, portal }) => {
    await portal.open('nj-nopolicy', '/home');
    await expect(cardsOf(page)).toHaveText(elsewhere.cards);
    await expect(page.getByRole('alert')).toContainText('We have no policy for you yet.');
    await goTo(page, 'Policy');
    await expect(page.getByText('We have no policy for you yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('nj-noterms, whose policy has no terms, is told of a server error @everything', async ({ page, portal }) => {
    await portal.visit('nj-noterms');
    await logIn(page, 'nj-noterms@example.com');
    await portal.expectScreen('Server error');
    await expect(page.getByRole('main')).toContainText(/reference/i);
    await expect(page.getByRole('main')).not.toContainText('has no terms');
  });

  test('ny-invited, who has no password yet, sets one with the right code @everything', async ({ page, portal }) => {
    await portal.visit('ny-invited');
    await logIn(page, 'ny-invited@example.com');
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await page.getByRole('link', { name: 'First time here' }).click();
    await portal.expectScreen('First Time Login');
    await fillIn(page, { 'Email Address': 'ny-invited@example.com' });
    await press(page, 'Send Code');
    for (const [code, message] of [
      ['111111', 'The verification code has expired.'],
      ['999999', 'Too many attempts. Please request a new code.'],
    ] as const) {
      await perform(page, fill('reset.code', code), choosePassword());
      await expect(page.getByRole('alert')).toContainText(message);
    }
    await perform(page, fill('reset.code', '246810'), choosePassword());
    await portal.expectScreen('Customer Self Service');
    await logIn(page, 'ny-invited@example.com');
    await expect(cardsOf(page)).toHaveText(newYork.cards);
  });

  test('ny-temporary, who has a temporary password, has to replace it @everything', async ({ page, portal }) => {
    await portal.visit('ny-temporary');
    await logIn(page, 'ny-temporary@example.com', 'Temp-2026!');
    await portal.expectScreen('Set Password');
    await expect(page.getByLabel('Verification Code')).toHaveCount(0);
    await perform(page, choosePassword());
    await portal.expectScreen('Your Policy Dashboard');
    await expect(cardsOf(page)).toHaveText(newYork.cards);
    await press(page, 'Log Out');
    await logIn(page, 'ny-temporary@example.com');
    await portal.expectScreen('Your Policy Dashboard');
  });
});
