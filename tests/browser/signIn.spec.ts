import { perform, sendCode } from './customer';
import { expect, logIn, password, test } from './portal';
import { goTo, press } from './steps';

test.describe('Signing in', () => {
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
