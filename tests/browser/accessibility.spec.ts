import { expect, test, writeClaim } from './portal';

const schemes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;

for (const colorScheme of schemes) {
  for (const width of widths) {
    test.describe(`axe finds nothing, ${colorScheme}, at ${String(width)} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const account of ['ny-current', 'nj-current']) {
        test(`on the public screens of ${account}'s variant`, async ({ page, portal }) => {
          await portal.visit(account);
          await portal.expectScreen('Customer Self Service');
          await portal.expectAccessible();
          await page.getByRole('button', { name: 'Login' }).click();
          await portal.expectAccessible();
          await page.getByRole('link', { name: 'First time here' }).click();
          await portal.expectScreen('First Time Login');
          await portal.expectAccessible();
          await page.getByLabel('Email Address').fill('ny-invited@example.com');
          await page.getByRole('button', { name: 'Send Code' }).click();
          await portal.expectScreen('Set Password');
          await portal.expectAccessible();
          await portal.visit(account, '/error/serverError');
          await portal.expectAccessible();
          await portal.signIn(account);
          await portal.expectAccessible();
          await portal.visit(account, '/nowhere');
          await portal.expectAccessible();
        });
      }

      test('on the claims screens, and nothing is wider than the page', async ({ page, portal }) => {
        const looksGood = async (): Promise<void> => {
          await portal.expectAccessible();
          const { content, view } = await page.evaluate(() => ({
            content: document.documentElement.scrollWidth,
            view: window.innerWidth,
          }));
          expect(content).toBeLessThanOrEqual(view);
        };
        await portal.signIn('nj-current');
        await portal.visit('nj-current', '/claim');
        await page.getByRole('table').getByRole('button').first().click();
        await expect(page.getByRole('region', { name: 'Claim Details' })).toBeVisible();
        await looksGood();
        await page.getByRole('link', { name: 'Report a claim' }).click();
        await looksGood();
        await page.getByLabel('I confirm that').check();
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await looksGood();
        await portal.visit('nj-current', '/claim/report');
        await writeClaim(page, { description: 'It leaks.', equipment: 'Boiler', estimate: '99' });
        await looksGood();
        await page.getByRole('link', { name: 'Edit When it happened' }).click();
        await portal.expectScreen('When did this happen?');
        await looksGood();
        await page.goBack();
        await page.getByRole('link', { name: 'Edit How we reach you' }).click();
        await portal.expectScreen('Please verify your contact info');
        await looksGood();
        await page.goBack();
        await page.getByRole('button', { name: 'Submit' }).click();
        await portal.expectScreen('Claim Submitted');
        await looksGood();
      });
    });
  }
}
