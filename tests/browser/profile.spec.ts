import { askForCode, editSection, enterCode, perform } from './customer';
import { type Page, expect, logIn, test } from './portal';
import { press } from './steps';

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true });

test.describe('When saving My Profile fails', { tag: '@http' }, () => {
  test('an email change that a reload broke off is taken up again, with a log-in @everything', async ({
    page,
    portal,
  }) => {
    const email = 'carmen.dawson@example.com';
    const status = '**/api/customer/email/status/*';
    await page.route(status, (route) => route.fulfill({ json: { data: { status: 'pending' } } }));
    await portal.open('nj-current', '/profile');
    await edit(page, 'Email Address').click();
    await perform(page, askForCode(email));
    // The change is kept once the insurer has accepted it.
    const polled = page.waitForRequest(status);
    await perform(page, enterCode());
    await polled;
    await expect(page.getByText('Verifying...')).toBeVisible();
    await page.reload();
    await expect(section(page, 'Email Address')).toContainText(
      `Your email address is still being changed to ${email}.`,
    );
    await expect(edit(page, 'Email Address')).toHaveCount(0);
    await page.unroute(status);
    await press(page, 'Check again');

    // The password is kept nowhere.
    await portal.expectScreen('Customer Self Service');
    await expect(page.getByRole('status')).toContainText(
      'Your email address has been changed. Please log in with your new email address.',
    );
    await logIn(page, email);
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await expect(section(page, 'Email Address')).toContainText(email);
  });
});

test('In a contrast theme, a list has its arrow, and the chosen suggestion its mark @SHELL-64 @memory @chromium', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.open('nj-current', '/profile');
  await edit(page, 'Mailing Address').click();
  await expect(page.getByLabel('State')).not.toHaveCSS('appearance', 'none');
  await page.getByLabel('Street Address').fill('maple');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).not.toHaveCSS('border-left-width', '0px');
});

test('A suggestion that is tapped takes the place of the word that a phone still composes @PROFILE-22 @memory @chromium @everything', async ({
  page,
  portal,
}) => {
  await portal.open('nj-current', '/profile');
  await perform(page, editSection('profile.mailingAddress'));
  const street = page.getByLabel('Street Address');
  await street.fill('');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'maple', selectionStart: 5, selectionEnd: 5 });
  await page.getByRole('listbox').getByRole('option').click();
  await expect(page.getByLabel('City')).toHaveValue('Albany');
  await page.getByLabel('City').click();
  await expect(street).toHaveValue('118 Maple Avenue');
});

test('Save is pressed although a part of the phone number is left out meanwhile, which takes a line @INPUT-51 @memory @everything', async ({
  page,
  portal,
}) => {
  await portal.open('nj-current', '/profile');
  await perform(page, editSection('profile.phone'));
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('');
  await page.keyboard.type('(201) 555-0199 x12');
  // Near its upper edge, which a line above it would move away.
  await page.getByRole('button', { name: 'Save' }).click({ position: { x: 20, y: 6 } });
  await expect(page.getByText('Your phone number has been saved.')).toBeVisible();
});
