import { expect, test } from './portal';

test.describe('The dashboard', () => {
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
