import { adopted, expect, logIn, password, test } from './portal';
import { choosePassword, perform, sendCode } from './customer';
import { goTo, press } from './steps';

test.describe('Signing in', () => {
  test('limits both fields to 255 characters, and shows the password on demand @SIGNIN-2 @everything', async ({
    page,
    portal,
  }) => {
    await portal.visit('ny-current');
    await adopted(page);
    const email = page.getByLabel('Email Address');
    const secret = page.getByLabel('Password', { exact: true });
    await email.fill('a'.repeat(256));
    await expect(email).toHaveValue('a'.repeat(255));
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await secret.fill('a'.repeat(256));
    await expect(page.getByText('1 character did not fit')).toHaveCount(2);
    await expect(secret).toHaveAttribute('autocomplete', 'current-password');
    await secret.fill('abc');
    await press(page, 'Show password');
    await expect(secret).toHaveAttribute('type', 'text');
    await press(page, 'Hide password');
    await expect(secret).toHaveAttribute('type', 'password');
  });

  test('a forgotten password is set anew with a code @SIGNIN-16 @SIGNIN-18 @SIGNIN-21 @SIGNIN-23 @SIGNIN-26 @chromium', async ({
    page,
    portal,
  }) => {
    await portal.visit('nj-noclaims');
    await page.getByRole('link', { name: 'Forgot Your Password?' }).click();
    await portal.expectScreen('Forgot Password');
    await expect(page.getByText("What's the email address associated with your policy?")).toBeVisible();
    await expect(page.getByText('The verification code is valid for 20 minutes.')).toBeVisible();
    await press(page, 'Send Code');
    await expect(page.getByRole('alert')).toContainText('Email is required');
    await page.getByLabel('Email Address').fill('nj-noclaims@example.com');
    await press(page, 'Send Code');

    await portal.expectScreen('Set Password');
    await expect(page).toHaveURL(/\/reset$/);
    const submit = page.getByRole('button', { name: 'Reset Password' });
    const fields = [
      ['Verification Code is required', 'Verification Code', '246810'],
      ['Password is required', 'New Password', 'Brand-new-1!'],
      ['Password verification is required', 'Repeat New Password', 'Brand-new-2!'],
    ] as const;
    for (const [message, label, value] of fields) {
      await submit.click();
      await expect(page.getByRole('alert')).toContainText(message);
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('Passwords do not match');
    await page.getByLabel('Repeat New Password').fill('Brand-new-1!');
    await submit.click();

    await portal.expectScreen('Customer Self Service');
    await expect(page.getByRole('status')).toContainText('Your password has been set.');
    await logIn(page, 'nj-noclaims@example.com', 'Brand-new-1!');
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('a code and a password that a password manager filled without an event are sent together @INPUT-46 @everything', async ({
    page,
    portal,
  }) => {
    await portal.visit('nj-current');
    await perform(page, sendCode('nj-current'));
    const fields = page.locator('form input:not([readonly])');
    await fields.evaluateAll((boxes: HTMLInputElement[]) =>
      boxes.forEach((box) => void (box.value = box.name === 'code' ? '246810' : 'Filled-2027!')),
    );
    await press(page, 'Reset Password');
    await portal.expectScreen('Customer Self Service');
    await logIn(page, 'nj-current@example.com', 'Filled-2027!');
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('one who has a temporary password has to replace it @everything', async ({ page, portal }) => {
    await portal.visit('ny-temporary');
    await logIn(page, 'ny-temporary@example.com', 'Temp-2026!');
    await portal.expectScreen('Set Password');
    await expect(page.getByLabel('Verification Code')).toHaveCount(0);
    await perform(page, choosePassword());
    await portal.expectScreen('Your Policy Dashboard');
    await press(page, 'Log Out');
    await logIn(page, 'ny-temporary@example.com');
    await portal.expectScreen('Your Policy Dashboard');
  });

  test('neither an invitation nor an email stays in the address bar when the screen cannot load @SIGNIN-15 @SIGNIN-52 @http @everything', async ({
    page,
    portal,
  }) => {
    portal.provokes(/chunk|CHUNK/);
    const code = /\/assets\/recovery\.\w+\.js$/;
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await portal.visit('ny-invited', '/reset?token=invite-ny');
    await portal.expectScreen('Server error');
    expect(page.url()).not.toContain('invite-ny');
    await portal.visit('ny-current', '/forgot?action=FIRST_TIME&initialEmail=ada%2Bhome@example.com');
    await portal.expectScreen('Server error');
    expect(page.url()).not.toContain('example.com');
    await page.unroute(code);
    await portal.visit('ny-current', '/forgot?action=FIRST_TIME&initialEmail=ada%2Bhome@example.com');
    await portal.expectScreen('First Time Login');
    await expect(page.getByLabel('Email Address')).toHaveValue('ada+home@example.com');
    await expect(page).toHaveURL(/\/forgot$/);
  });

  test('an invitation link leads to a password and to the dashboard, once @SIGNIN-29 @SIGNIN-30 @everything', async ({
    page,
    portal,
  }) => {
    await portal.visit('ny-invited', '/reset?token=invite-ny');
    await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/reset$/);
    await expect(page.getByLabel('Verification Code')).toHaveCount(0);
    await perform(page, choosePassword());
    await portal.expectScreen('Your Policy Dashboard');

    await portal.visit('ny-invited', '/reset?token=invite-ny');
    await expect(page.getByRole('alert')).toContainText('This invitation has been used already.');
    await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();

    await portal.visit('ny-invited', '/reset?token=unknown');
    await expect(page.getByRole('alert')).toContainText('This invitation is not known');
    await page.getByRole('link', { name: 'Request a verification code' }).click();
    await portal.expectScreen('First Time Login');
  });

  test('no field that is left in memory has the password of the login before React @SIGNIN-35 @chromium', async ({
    page,
    portal,
  }) => {
    await portal.signIn('nj-current');
    const chromium = await page.context().newCDPSession(page);
    const typed = async (): Promise<unknown> => {
      // The collection of `queryObjects` itself may keep what the stack seems to point to.
      await chromium.send('HeapProfiler.collectGarbage');
      const { result: fields } = await chromium.send('Runtime.evaluate', { expression: 'HTMLInputElement.prototype' });
      const { objects } = await chromium.send('Runtime.queryObjects', { prototypeObjectId: fields.objectId ?? '' });
      const { objectId = '' } = objects;
      const { result } = await chromium.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: 'function () { return this.map(({ value }) => value); }',
        returnByValue: true,
      });
      // The list would keep the fields.
      await chromium.send('Runtime.releaseObject', { objectId });
      return result.value;
    };
    await expect.poll(typed).not.toContain(password);
  });

  test('after Log Out nothing of the customer is left in storage, on the page or behind Back @SIGNIN-34 @SIGNIN-36 @SAFE-15 @firefox', async ({
    page,
    portal,
  }) => {
    await portal.signIn('nj-current');
    await goTo(page, 'Profile');
    await portal.expectScreen('My Profile');
    const address = 'nj-current@example.com';
    await expect(page.getByRole('main')).toContainText(address);
    await press(page, 'Log Out');
    await portal.expectScreen('Customer Self Service');

    const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('hearthside.')));
    expect(kept).toEqual([]);
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state]),
    );
    expect(left).not.toContain('nj-current');
    expect(await page.content()).not.toContain(address);
    await page.goBack();
    await portal.expectScreen('Customer Self Service');
    expect(await page.content()).not.toContain(address);
  });
});
