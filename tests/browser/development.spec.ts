import { personaDescriptions } from '../../src/adapters/memory/personas/personaDescriptions';
import { type Page, expect, test } from './portal';
import { goTo, press } from './steps';

/** The button counts the faults that are set. */
const togglePanel = (page: Page): Promise<void> => page.getByRole('button', { name: 'Development' }).click();

const changePhone = async (page: Page, phone: string): Promise<void> => {
  await goTo(page, 'Profile');
  await press(page, 'Edit Phone Number');
  await page.getByRole('textbox', { name: 'Phone Number', exact: true }).fill(phone);
  await press(page, 'Save');
  await expect(page.getByRole('main')).toContainText(phone);
};

test.describe('The development panel @memory @chromium', () => {
  test('an address signs an account in on a date, and its fault happens once @CONFIG-23 @everything', async ({
    page,
    portal,
  }) => {
    await portal.visit('ny-pastdue', '/billing?account=ny-pastdue&now=2027-01-05&fault=billing.history:K10:once');
    await press(page, 'Retry');
    await expect(page.getByText('$125.50').first()).toBeVisible();
    await expect(page).toHaveURL(/\/billing$/);

    await togglePanel(page);
    await expect(page.getByLabel('Today is')).toHaveValue('2027-01-05');
    await expect(page.getByText('failed 500')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ny-pastdue' })).toHaveAttribute('aria-current', 'true');
    await portal.expectAccessible();
  });

  test('a fault and a latency survive a reload, are in the link, and end when the data is reset @CONFIG-22 @CONFIG-23 @everything', async ({
    page,
    portal,
  }) => {
    await portal.signIn('nj-current');
    await changePhone(page, '201-555-0199');
    await togglePanel(page);
    await page.getByLabel('Call', { exact: true }).selectOption('claims.list');
    await page.getByLabel('Fault', { exact: true }).selectOption('K16');
    await page.getByLabel('Once').uncheck();
    await press(page, 'Add fault');
    await page.getByLabel('Latency').selectOption('300');
    await expect(page.getByRole('link', { name: 'nj-noclaims' })).toHaveAttribute(
      'href',
      /\/\?account=nj-noclaims&latency=300&fault=claims\.list:K16$/,
    );
    await page.reload();
    await togglePanel(page);
    await expect(page.getByRole('list', { name: 'Faults that are set' })).toContainText('claims.list K16');
    await expect(page.getByLabel('Latency')).toHaveValue('300');

    await press(page, 'Reset data');
    await portal.expectScreen('Customer Self Service');
    await togglePanel(page);
    await expect(page.getByLabel('Latency')).toHaveValue('0');
    await togglePanel(page);
    await portal.signIn('nj-current');
    await goTo(page, 'Profile');
    await expect(page.getByRole('region', { name: 'Phone Number' })).toContainText('201-555-0176');
    await togglePanel(page);
    await expect(page.getByRole('list', { name: 'Faults that are set' })).toHaveCount(0);
  });

  test('the login screen offers every account with one click, on the host of its variant @CONFIG-24 @everything', async ({
    page,
    portal,
  }) => {
    await portal.visit('ny-current');
    const accounts = page.getByRole('region', { name: 'Sign in as' });
    await expect(accounts.getByRole('link')).toHaveCount(19);
    await expect(accounts).toContainText(personaDescriptions['nj-current']);
    await accounts.getByRole('link', { name: 'nj-current' }).click();
    await portal.expectScreen('Your Policy Dashboard');
    await expect(page).toHaveURL(/^http:\/\/nj\.localhost:\d+\/home$/);
    await portal.visit('ny-current');
    await accounts.getByRole('link', { name: 'ny-invited' }).click();
    await portal.expectScreen('Set Password');
  });

  test('shows which part of an address is not valid, and which account has to sign in by hand @CONFIG-25 @everything', async ({
    page,
    portal,
  }) => {
    await portal.visit('ny-temporary', '/?account=ny-temporary&fault=claims.nothing:K10');
    await expect(page.getByText('Not understood in the address: fault=claims.nothing:K10')).toBeVisible();
    await expect(page.getByText('ny-temporary signs in by hand, with the password Temp-2026!')).toBeVisible();
    await portal.expectAccessible();
  });
});
