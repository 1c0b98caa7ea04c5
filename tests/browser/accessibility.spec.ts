import { type Page, expect, test, writeClaim } from './portal';

const schemes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;

const looksGoodOn = (page: Page, portal: { expectAccessible(): Promise<void> }) => async (): Promise<void> => {
  await portal.expectAccessible();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
};

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
        const looksGood = looksGoodOn(page, portal);
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

      test('on the policy screens, and nothing is wider than the page', async ({ page, portal }) => {
        const looksGood = looksGoodOn(page, portal);
        await portal.signIn('ny-both');
        await portal.visit('ny-both', '/policy');
        await expect(page.getByRole('link', { name: /Privacy Notice/ })).toBeVisible();
        await looksGood();
        await page.getByRole('link', { name: 'Edit my policy' }).click();
        await page.getByRole('button', { name: 'Remove Buried Utility Lines Coverage' }).click();
        await expect(page.getByText('This amount will be refunded to you.')).toBeVisible();
        await looksGood();
        await page.getByRole('button', { name: 'Remove Equipment Breakdown Coverage' }).click();
        await expect(page.getByText('Select at least one coverage.')).toBeVisible();
        await looksGood();
        await portal.visit('ny-both', '/policy/cancel');
        await page.getByRole('button', { name: 'Cancel my Policy' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await looksGood();
        await page.getByLabel('Reason for Cancellation').fill('We are moving.');
        await page.getByRole('button', { name: 'Cancel my Policy' }).click();
        await portal.expectScreen('Your Policy Dashboard');
        await looksGood();
      });
    });
  }
}
