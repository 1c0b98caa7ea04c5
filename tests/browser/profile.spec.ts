import { askForCode, editSection, enterCode, perform } from './customer';
import { type Page, expect, logIn, test } from './portal';
import { fillIn, press } from './steps';

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true });
const anyEdit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Edit / });

test.describe('My Profile', () => {
  test('is read and changed, one section at a time @chromium', async ({ page, portal }) => {
    await portal.open('nj-current', '/profile');
    await portal.expectScreen('My Profile');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Name',
      'Insured Premises',
      'Mailing Address',
      'Email Address',
      'Phone Number',
    ]);
    await expect(section(page, 'Name')).toContainText('Carmen L. Dawson');
    await expect(section(page, 'Phone Number')).toContainText('201-555-0176');
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();

    // Cancel forgets what was typed, and returns the focus.
    await edit(page, 'Name').click();
    await expect(anyEdit(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0);
    await page.getByLabel('First Name').fill('Nobody');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(section(page, 'Name')).toContainText('Carmen L. Dawson');
    await expect(edit(page, 'Name')).toBeFocused();

    await edit(page, 'Name').click();
    await fillIn(page, { 'First Name': '', 'Last Name': '' });
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('First Name is required');
    await page.getByLabel('First Name').fill('Carmela');
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('Last Name is required');
    await page.getByLabel('Last Name').fill('Dawson-Reyes');
    await page.getByLabel('Middle Initial').fill('LM');
    await expect(page.getByLabel('Middle Initial')).toHaveValue('L');
    await page.getByLabel('Middle Initial').fill('');
    await press(page, 'Save');
    await expect(page.getByRole('status').filter({ hasText: 'Your name has been saved.' })).toBeFocused();
    await expect(section(page, 'Name')).toContainText('Carmela Dawson-Reyes');

    await edit(page, 'Phone Number').click();
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('201 555');
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('Phone Number is not complete');
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('+1 (201) 555-0199');
    await page.getByRole('textbox', { name: 'Phone Number' }).blur();
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('201-555-0199');
    await press(page, 'Save');
    await expect(page.getByText('Your phone number has been saved.')).toBeVisible();

    await page.reload();
    await expect(section(page, 'Name')).toContainText('Carmela Dawson-Reyes');
    await expect(section(page, 'Phone Number')).toContainText('201-555-0199');
    await page.getByRole('link', { name: 'Back' }).click();
    await portal.expectScreen('Your Policy Dashboard');
  });
});

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
