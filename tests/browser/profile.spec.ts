import { askForCode, editSection, enterCode, perform } from './customer';
import { type Page, expect, logIn, password, test } from './portal';
import { fillIn, passPollingTime, press } from './steps';

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

  test('has a mailing address of its own, or that of the premises @chromium @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/profile');
    await edit(page, 'Mailing Address').click();
    for (const [label, message] of [
      ['Street Address', 'Address is required'],
      ['City', 'City is required'],
      ['Zip Code', 'Zip Code is required'],
    ] as const) {
      const field = page.getByLabel(label);
      const typed = await field.inputValue();
      await field.fill('');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText(message);
      await field.fill(typed);
    }
    await page.getByLabel('State').selectOption('');
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('State is required');
    await page.getByLabel('State').selectOption('Puerto Rico');

    await fillIn(page, { 'Street Address': '406 Nassau Street', City: 'Princeton', 'Zip Code': '08540' });
    await page.getByLabel('State').selectOption('New Jersey');
    await press(page, 'Save');
    await expect(page.getByText('Your mailing address has been saved.')).toBeVisible();
    await expect(section(page, 'Mailing Address')).toContainText('Princeton, NJ 08540');

    await page.getByRole('button', { name: 'Remove Mailing Address' }).click();
    await expect(section(page, 'Mailing Address')).toContainText('(Same as Insured Premises)');
    await expect(page.getByRole('button', { name: 'Remove Mailing Address' })).toHaveCount(0);
  });

  test('a new email address is verified, and is the one to sign in with @chromium @everything', async ({
    page,
    portal,
  }) => {
    const email = 'carmen.dawson@example.com';
    await portal.open('nj-current', '/profile');
    await edit(page, 'Email Address').click();
    const dialog = page.getByRole('dialog', { name: 'Update Email Address' });
    await expect(dialog).toContainText('nj-current@example.com');
    const steps = [
      ['', '', 'Email Address is required.'],
      ['x', '', 'Re-enter email address.'],
      ['x@example.c', 'x@example.c', 'Email is invalid.'],
      [email, `${email}m`, 'Email addresses do not match.'],
      [
        'nj-noclaims@example.com',
        'nj-noclaims@example.com',
        'That email address is already in use. Please choose another.',
      ],
    ] as const;
    for (const [first, second, message] of steps) {
      await fillIn(page, { 'New Email Address': first, 'Re-Enter Email Address': second });
      await press(page, 'Next');
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    }

    await perform(page, askForCode(email));
    const verifying = page.getByRole('dialog', { name: 'Verify Email Address' });
    await expect(verifying).toContainText('We sent a code to your email address:');
    await expect(verifying).toContainText(email);
    await expect(verifying).toContainText('Please enter the code you received.');
    await press(page, 'Next');
    await expect(page.getByRole('alert')).toContainText('Code is required.');
    await expect(page.getByRole('alert')).toContainText('Password is required.');
    await page.getByRole('button', { name: 'Send the code again' }).click();
    await expect(page.getByText('We sent the verification code to your email address again.')).toBeVisible();
    await perform(page, enterCode('111111'));
    await expect(page.getByRole('alert').getByText('The verification code entered has expired.')).toBeVisible();
    await page.getByRole('link', { name: 'Send the code again' }).click();
    await expect(page.getByText('We sent the verification code to your email address again.')).toBeVisible();
    await perform(page, enterCode('999999'));
    await expect(page.getByText('Too many failed attempts to update email: nj-current@example.com')).toBeVisible();
    await perform(page, enterCode('246810', 'Wrong-2026!'));
    await expect(
      page.getByText('Unable to update email. Please verify that your verification code and password are correct.'),
    ).toBeVisible();

    // Back clears the code and keeps the address.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('New Email Address')).toHaveValue(email);
    await press(page, 'Next');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');
    await perform(page, enterCode());
    await expect(page.getByRole('status').filter({ hasText: 'Your email address has been changed.' })).toBeFocused();
    await expect(section(page, 'Email Address')).toContainText(email);

    await press(page, 'Log Out');
    // My Profile has a section of the name that the field has.
    await portal.expectScreen('Customer Self Service');
    await logIn(page, email);
    await portal.expectScreen('Your Policy Dashboard');
  });
});

test.describe('Two tabs', { tag: '@http' }, () => {
  test('do not overwrite each other unseen @PROFILE-50 @chromium @everything', async ({ page, portal, context }) => {
    await portal.open('nj-current', '/profile');
    await edit(page, 'Phone Number').click();
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('201-555-0199');

    const other = await context.newPage();
    // Both tabs have the same insurer.
    await other.setExtraHTTPHeaders({ 'x-reference-world': test.info().testId });
    await other.goto(new URL('/', page.url()).href);
    await logIn(other, 'nj-current@example.com');
    await other.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await edit(other, 'Phone Number').click();
    await other.getByRole('textbox', { name: 'Phone Number' }).fill('201-555-0111');
    await press(other, 'Save');
    await expect(other.getByText('Your phone number has been saved.')).toBeVisible();

    await press(page, 'Save');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This was changed in the meantime, to:');
    await expect(alert).toContainText('201-555-0111');
    await expect(alert).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('201-555-0199');
    await press(page, 'Keep the current one');
    await expect(section(page, 'Phone Number')).toContainText('201-555-0111');

    await edit(other, 'Phone Number').click();
    await other.getByRole('textbox', { name: 'Phone Number' }).fill('201-555-0122');
    await edit(page, 'Phone Number').click();
    await press(other, 'Save');
    await expect(other.getByText('Your phone number has been saved.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('201-555-0199');
    await press(page, 'Save');
    await press(page, 'Save mine anyway');
    await expect(section(page, 'Phone Number')).toContainText('201-555-0199');
    await page.reload();
    await expect(section(page, 'Phone Number')).toContainText('201-555-0199');
  });
});

test.describe('When saving My Profile fails', { tag: '@http' }, () => {
  test('what was typed stays, over the error page too @PROFILE-9 @PROFILE-10 @chromium @everything', async ({
    page,
    portal,
  }) => {
    const answers = [
      { status: 400, json: { message: 'The name is not on the deed.' } },
      { status: 503, json: {} },
    ];
    await page.route('**/api/customer', async (route) => {
      const answer = route.request().method() === 'PUT' ? answers.shift() : undefined;
      await (answer ? route.fulfill(answer) : route.continue());
    });
    await portal.open('nj-current', '/profile');
    await edit(page, 'Name').click();
    await page.getByLabel('First Name').fill('Carmela');
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toHaveText('The name is not on the deed.');
    await edit(page, 'Name').click();
    await expect(page.getByLabel('First Name')).toHaveValue('Carmela');
    await press(page, 'Save');
    await page.waitForURL('**/error/serverError');
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveText('We could not save your changes. Please try again.');
    await edit(page, 'Name').click();
    await expect(page.getByLabel('First Name')).toHaveValue('Carmela');
    await press(page, 'Save');
    await expect(section(page, 'Name')).toContainText('Carmela L. Dawson');

    const email = 'carmen.dawson@example.com';
    const out = { status: 503, json: {} };
    await page.route('**/api/customer/email', (route) => route.fulfill(out));
    await edit(page, 'Email Address').click();
    await fillIn(page, { 'New Email Address': email, 'Re-Enter Email Address': email });
    await press(page, 'Next');
    await page.waitForURL('**/error/serverError');
    await page.goBack();
    await expect(page.getByLabel('New Email Address')).toHaveValue(email);
    await expect(page.getByLabel('Re-Enter Email Address')).toHaveValue(email);
    await page.unroute('**/api/customer/email');
    await press(page, 'Next');
    await expect(page.getByRole('dialog', { name: 'Verify Email Address' })).toBeVisible();
    await page.route('**/api/customer/email', (route) => route.fulfill(out));
    await perform(page, enterCode());
    await expect(
      page.getByText('Unable to update email. Please verify that your verification code and password are correct.'),
    ).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('246810');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  });

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

  test('an email change that takes long can be checked again @chromium @everything', async ({ page, portal }) => {
    const status = '**/api/customer/email/status/*';
    await page.route(status, (route) => route.fulfill({ json: { data: { status: 'pending' } } }));
    await page.clock.install();
    await portal.open('nj-current', '/profile');
    await perform(page, editSection('profile.email'), askForCode('carmen.dawson@example.com'), enterCode());
    await expect(page.getByText('Verifying...')).toBeVisible();
    await passPollingTime(page);
    await portal.expectAccessible();
    await page.unroute(status);
    await press(page, 'Check again');
    await page.clock.runFor(10_000);
    await expect(section(page, 'Email Address')).toContainText('carmen.dawson@example.com');
  });
});
