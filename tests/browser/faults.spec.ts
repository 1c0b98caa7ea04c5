import type { Route } from '@playwright/test';
import { type Page, type Portal, enterDate, expect, password, test, writeClaim } from './portal';

/** React tells the console what its last resort has caught. */
const lostChunk = /Loading (?:CSS )?chunk|ChunkLoadError|CSS_CHUNK/;

/** The code of the policy's screens. */
const policyCode = /\/assets\/policy\.\w+\.js$/;

/** Lets a call arrive. Node does not resolve every name under localhost. */
const arriving = (route: Route) =>
  route.fetch({
    url: route
      .request()
      .url()
      .replace(/\w+\.localhost/, '127.0.0.1'),
  });

const signInHere = async (page: Page, account: string): Promise<void> => {
  await page.getByLabel('Email Address').fill(`${account}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Writes a claim up to its summary. */
const comeToSubmit = async (page: Page, portal: Portal): Promise<void> => {
  await portal.signIn('nj-current');
  await page.getByRole('link', { name: 'Claims' }).first().click();
  await page.getByRole('link', { name: 'Report a claim' }).click();
  await writeClaim(page, { description: 'It leaks.', equipment: 'Boiler', estimate: '120' });
};

test.describe('Nothing lost, nothing twice', () => {
  test('a stuck call does not block Log Out, and its late answer never reaches the next customer', async ({
    page,
    portal,
  }) => {
    const held: (() => void)[] = [];
    await page.route('**/api/customer', async (route) => {
      if (held.length > 0) return route.continue();
      const response = await arriving(route);
      await new Promise<void>((resolve) => held.push(resolve));
      return route.fulfill({ response }).catch(() => undefined);
    });
    await portal.visit('nj-current');
    await signInHere(page, 'nj-current');
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await portal.expectScreen('Customer Self Service');

    await signInHere(page, 'nj-noclaims');
    await portal.expectScreen('Your Policy Dashboard');
    const name = page.getByRole('link', { name: 'Profile' }).first();
    await name.click();
    await portal.expectScreen('My Profile');
    const shown = await page.getByRole('main').innerText();
    held[0]?.();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('main').innerText()).toBe(shown);
    await expect(page.getByRole('main')).toContainText('nj-noclaims@example.com');
  });

  test('after Log Out nothing of the customer is left in storage, on the page or behind Back', async ({
    page,
    portal,
  }) => {
    await portal.signIn('nj-current');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await portal.expectScreen('My Profile');
    const address = 'nj-current@example.com';
    await expect(page.getByRole('main')).toContainText(address);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await portal.expectScreen('Customer Self Service');

    const left = () =>
      page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state]));
    expect(await left()).not.toContain('nj-current');
    expect(await page.content()).not.toContain(address);
    await page.goto('about:blank');
    await page.goBack();
    await portal.expectScreen('Customer Self Service');
    expect(await page.content()).not.toContain(address);
    await page.goBack();
    expect(await page.content()).not.toContain(address);
  });

  test('a part that is gone since a deploy is there after one reload, and the draft is kept', async ({
    page,
    portal,
  }) => {
    let isGone = true;
    let missing = 0;
    await page.route(policyCode, (route) => {
      if (!isGone) return route.continue();
      missing += 1;
      return route.fulfill({ status: 404 });
    });
    await comeToSubmit(page, portal);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.getByRole('link', { name: 'Policy', exact: true }).first().click();
    await portal.expectScreen('My Policy');
    expect([isGone, missing > 0]).toEqual([false, true]);

    await page.getByRole('link', { name: 'Claims' }).first().click();
    await page.goto(page.url().replace(/\/claim$/, '/claim/report/summary'));
    await portal.expectScreen('Please review your submission');
    await expect(page.getByRole('main')).toContainText('It leaks.');
  });

  test('a part that stays gone shows the error page after one reload, and works once it is there again', async ({
    page,
    portal,
  }) => {
    portal.provokes(lostChunk);
    await page.route(policyCode, (route) => route.fulfill({ status: 404 }));
    await portal.signIn('nj-current');
    let pages = 0;
    page.on('framenavigated', (frame) => (pages += frame.url().endsWith('/policy') ? 1 : 0));
    await page.getByRole('link', { name: 'Policy', exact: true }).first().click();
    await portal.expectScreen('Server error');
    // The address changes, and the page is loaded anew at it.
    expect(pages).toBe(2);

    await page.unroute(policyCode);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await portal.expectScreen('Your Policy Dashboard');
    await page.getByRole('link', { name: 'Policy', exact: true }).first().click();
    await portal.expectScreen('My Policy');
  });

  test('offline, a screen that is not there yet is an error page and never the browser’s, and comes when online', async ({
    page,
    portal,
    context,
  }) => {
    portal.provokes(lostChunk);
    await page.route(policyCode, (route) => route.abort());
    await portal.signIn('nj-current');
    await expect(page.getByRole('link', { name: 'Policy', exact: true }).first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Policy', exact: true }).first().click();
    await portal.expectScreen('Server error');
    await context.setOffline(false);
    await page.unroute(policyCode);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await portal.expectScreen('Your Policy Dashboard');
    await page.getByRole('link', { name: 'Policy', exact: true }).first().click();
    await portal.expectScreen('My Policy');
  });

  test('a claim whose answer was lost is found, and filed once, by double click, Back and reload', async ({
    page,
    portal,
  }) => {
    await comeToSubmit(page, portal);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/claims', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      await arriving(route);
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
    await portal.expectScreen('509');
    await page.goBack();
    await portal.expectScreen('Please review your submission');
    await page.reload();
    await portal.expectScreen('Please review your submission');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await portal.expectScreen('Claim Submitted');
    expect(keys).toHaveLength(1);

    await page.goBack();
    await page.getByRole('link', { name: 'Claims' }).first().click();
    await expect(page.getByRole('table', { name: 'Your Claims' }).getByRole('row')).toHaveCount(5);
  });

  test('a claim that is being sent is followed to its confirmation, even by who pressed Back', async ({
    page,
    portal,
  }) => {
    await comeToSubmit(page, portal);
    const held: Route[] = [];
    await page.route('**/api/claims', (route) => void held.push(route));
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.goBack();
    await portal.expectScreen('Please review your submission');
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
    await held[0]?.continue();
    await portal.expectScreen('Claim Submitted');
  });
});

test.describe('At 23:30 in New York', () => {
  test('today is today: a loss of this evening can be reported, and one of tomorrow cannot', async ({
    page,
    portal,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T23:30:00-05:00'));
    await portal.signIn('nj-current');
    await page.getByRole('link', { name: 'Claims' }).first().click();
    await page.getByRole('link', { name: 'Report a claim' }).click();
    await page.getByLabel('I confirm that').check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByLabel('Description').fill('It leaks.');
    await page.getByLabel('Equipment involved').fill('Boiler');
    await page.getByLabel('Estimate').fill('120');
    await page.getByRole('button', { name: 'Next', exact: true }).click();

    await enterDate(page, ['11', '22', '2026']);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await portal.expectScreen('When did this happen?');
    await enterDate(page, ['11', '21', '2026']);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await portal.expectScreen('Please verify your contact info');
  });
});
