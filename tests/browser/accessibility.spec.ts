import { aClaim } from '../support/claim';
import { expect, looks, test, writeClaim } from './portal';

for (const { colorScheme, width } of looks) {
  test.describe(`axe finds nothing, ${colorScheme}, at ${String(width)} px @memory`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    for (const account of ['ny-current', 'nj-current']) {
      const isSample = (account === 'ny-current') === (colorScheme === 'light');
      test(`on the public screens of ${account}'s variant${isSample ? '' : ' @everything'}`, async ({
        page,
        portal,
      }) => {
        await portal.visit(account);
        await portal.expectScreen('Customer Self Service');
        await portal.expectAccessible();
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await portal.expectAccessible();
        await page.getByRole('link', { name: 'First time here' }).click();
        await portal.expectScreen('First Time Login');
        await portal.expectAccessible();
        await page.getByLabel('Email Address').fill('ny-invited@example.com');
        await page.getByRole('button', { name: 'Send Code' }).click();
        await portal.expectScreen('Set Password');
        await portal.expectAccessible();
        await portal.visit(account, '/error/serverError');
        await portal.expectScreen('Server error');
        await portal.expectAccessible();
        await portal.signIn(account);
        await portal.expectAccessible();
        await portal.visit(account, '/nowhere');
        await portal.expectScreen('404');
        await portal.expectAccessible();
      });
    }

    test(`on the claims screens${width === 360 ? '' : ' @everything'}`, async ({ page, portal }) => {
      await portal.open('nj-current', '/claim');
      await page.getByRole('cell').getByRole('button').first().click();
      await expect(page.getByRole('region', { name: 'Claim Details' })).toBeVisible();
      await portal.expectAccessible();
      await page.getByRole('link', { name: 'Report a claim' }).click();
      await portal.expectScreen('Help us keep our prices low');
      await portal.expectAccessible();
      await page.getByLabel('I confirm that').check();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await portal.expectScreen('What happened?');
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await portal.expectAccessible();
      await portal.visit('nj-current', '/claim/report');
      await writeClaim(page, { description: aClaim().description, equipment: 'Boiler', estimate: '99' });
      await portal.expectAccessible();
      await page.getByRole('link', { name: 'Edit When it happened' }).click();
      await portal.expectScreen('When did this happen?');
      await portal.expectAccessible();
      await page.goBack();
      await page.getByRole('link', { name: 'Edit How we reach you' }).click();
      await portal.expectScreen('Please verify your contact info');
      await portal.expectAccessible();
      await page.goBack();
      await page.getByRole('button', { name: 'Submit' }).click();
      await portal.expectScreen('Claim Submitted');
      await portal.expectAccessible();
    });

    test('on the policy screens @everything', async ({ page, portal }) => {
      await portal.open('ny-both', '/policy');
      await expect(page.getByRole('link', { name: /Privacy Notice/ })).toBeVisible();
      await portal.expectAccessible();
      await page.getByRole('link', { name: 'Edit my policy' }).click();
      await page.getByRole('button', { name: 'Remove Buried Utility Lines Coverage' }).click();
      await expect(page.getByText('This amount will be refunded to you.')).toBeVisible();
      await portal.expectAccessible();
      await page.getByRole('button', { name: 'Remove Equipment Breakdown Coverage' }).click();
      await expect(page.getByText('Select at least one coverage.')).toBeVisible();
      await portal.expectAccessible();
      await portal.visit('ny-both', '/policy/cancel');
      await page.getByRole('button', { name: 'Cancel my Policy' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await portal.expectAccessible();
      await page.getByLabel('Reason for Cancellation').fill('We are moving.');
      await page.getByRole('button', { name: 'Cancel my Policy' }).click();
      await portal.expectScreen('Your Policy Dashboard');
      await portal.expectAccessible();
    });

    test('on My Profile @everything', async ({ page, portal }) => {
      await portal.open('nj-current', '/profile');
      await page.getByRole('button', { name: 'Edit Mailing Address' }).click();
      await page.getByLabel('Street Address').fill('maple');
      await expect(page.getByRole('listbox')).toBeVisible();
      await portal.expectAccessible();
      await page.keyboard.press('Escape');
      await page.getByLabel('City').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await portal.expectAccessible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await portal.expectAccessible();
      await page.getByRole('button', { name: 'Edit Email Address' }).click();
      await page.getByLabel('New Email Address').fill('carmen.dawson@example.com');
      await page.getByLabel('Re-Enter Email Address').fill('carmen.dawson@example.com');
      await portal.expectAccessible();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Code', { exact: true }).fill('111111');
      await page.getByLabel('Password', { exact: true }).fill('x');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('The verification code entered has expired.')).toBeVisible();
      await portal.expectAccessible();
    });
  });
}
