import { expect, test } from './portal';

const all = ['Policy', 'Profile', 'Claims', 'Billing'];

/** What each account of docs/accounts.md sees first (document 1, sections 2 and 6). */
const accounts = [
  { name: 'ny-current', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-both', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-nonrecurring', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-eft', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-pastdue', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-renewal', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-upcoming', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-condo', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-frozen', cards: ['Policy', 'Profile', 'Billing'] },
  { name: 'ny-cancelled', cards: ['Policy', 'Billing'] },
  { name: 'nj-current', cards: all },
  { name: 'nj-noclaims', cards: all },
  { name: 'nj-manyclaims', cards: all },
  { name: 'il-current', cards: all },
  { name: 'nj-cancelled', cards: ['Policy', 'Claims', 'Billing'] },
  { name: 'nj-nopolicy', cards: all },
] as const;

const inMenuOrder = ['Home', 'Policy', 'Billing', 'Profile', 'Claims'];

test.describe('The dashboard', () => {
  for (const { name, cards } of accounts) {
    test(`${name} sees ${cards.join(', ')}`, async ({ page, portal }) => {
      await portal.signIn(name);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...cards]);
      const menu = ['Home', ...cards].toSorted((a, b) => inMenuOrder.indexOf(a) - inMenuOrder.indexOf(b));
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(menu);
      const isInactive = name.endsWith('cancelled');
      await expect(page.getByText('Your policy is no longer active.')).toHaveCount(isInactive ? 1 : 0);
      await expect(page.getByText('You have successfully cancelled your policy.')).toHaveCount(0);
    });
  }

  test('the cards say what is behind them', async ({ page, portal }) => {
    await portal.signIn('nj-current');
    for (const text of [
      'See your policy information and documents.',
      'View or change your personal details.',
      'Report a claim, or check on the status of an existing claim.',
      'View your billing information.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test('a customer in New York who opens a claims address lands on the dashboard', async ({ page, portal }) => {
    await portal.signIn('ny-current');
    for (const path of ['/claim', '/claim/report', '/claim/report/summary', '/claim/view-claims']) {
      await portal.visit('ny-current', path);
      await portal.expectScreen('Your Policy Dashboard');
      expect(new URL(page.url()).pathname).toBe('/home');
    }
  });
});
