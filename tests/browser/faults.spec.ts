import { gate } from '../support/FakeNetwork';
import { beginClaim, leakingBoiler, perform, toSummary } from './customer';
import { type Page, type Portal, arriving, expect, logIn, setFault, test } from './portal';
import { goTo, press } from './steps';

/** React tells the console what its last resort has caught. */
const lostChunk = /Loading (?:CSS )?chunk|ChunkLoadError|CSS_CHUNK/;

/** The code of the policy's screens. */
const policyCode = /\/assets\/policy\.\w+\.js$/;

/** Writes a claim up to its summary. */
const comeToSubmit = async (page: Page, portal: Portal): Promise<void> => {
  await portal.signIn('nj-current');
  await perform(page, beginClaim, toSummary);
};

test.describe('Nothing lost, nothing twice @http', () => {
  test('a stuck call does not block Log Out, and its late answer never reaches the next customer @SAFE-12 @SAFE-13', async ({
    page,
    portal,
  }) => {
    const held: (() => void)[] = [];
    const { open: settle, opened: settled } = gate();
    await page.route('**/api/customer', async (route) => {
      if (held.length > 0) return route.continue();
      const response = await arriving(route);
      await new Promise<void>((resolve) => held.push(resolve));
      return route.fulfill({ response }).then(settle, settle);
    });
    await portal.visit('nj-current');
    await logIn(page, 'nj-current@example.com');
    await expect.poll(() => held.length).toBe(1);
    await press(page, 'Log Out');
    await portal.expectScreen('Customer Self Service');

    await logIn(page, 'nj-noclaims@example.com');
    await portal.expectScreen('Your Policy Dashboard');
    await goTo(page, 'Profile');
    await portal.expectScreen('My Profile');
    await expect(page.getByRole('main')).toContainText('nj-noclaims@example.com');
    const shown = await page.getByRole('main').innerText();
    held[0]?.();
    await settled;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.getByRole('main').innerText()).toBe(shown);
  });

  test('a part that is gone since a deploy is there after one reload, and the draft is kept @SHELL-29 @SAFE-18 @everything', async ({
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
    await goTo(page, 'Policy');
    await portal.expectScreen('My Policy');
    expect([isGone, missing > 0]).toEqual([false, true]);

    await portal.visit('nj-current', '/claim/report/summary');
    await portal.expectScreen('Please review your submission');
    await expect(page.getByRole('main')).toContainText(leakingBoiler.description);
  });

  test('a part that stays gone shows the error page after one reload, and works once it is there again @SAFE-6 @SAFE-18 @everything', async ({
    page,
    portal,
  }) => {
    portal.provokes(lostChunk);
    await page.route(policyCode, (route) => route.fulfill({ status: 404 }));
    await portal.signIn('nj-current');
    let pages = 0;
    page.on('framenavigated', (frame) => (pages += frame.url().endsWith('/policy') ? 1 : 0));
    await goTo(page, 'Policy');
    await portal.expectScreen('Server error');
    // The address changes, and the page loads again.
    expect(pages).toBe(2);

    await page.unroute(policyCode);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await portal.expectScreen('Your Policy Dashboard');
    await goTo(page, 'Policy');
    await portal.expectScreen('My Policy');
  });

  test('offline, a screen that is not there yet is an error page and never the browser’s, and comes when online @everything', async ({
    page,
    portal,
    context,
  }) => {
    portal.provokes(lostChunk);
    await page.route(policyCode, (route) => route.abort());
    await portal.signIn('nj-current');
    await expect(page.getByRole('link', { name: 'Policy', exact: true }).first()).toBeVisible();
    await context.setOffline(true);
    await goTo(page, 'Policy');
    await portal.expectScreen('Server error');
    await context.setOffline(false);
    await page.unroute(policyCode);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await portal.expectScreen('Your Policy Dashboard');
    await goTo(page, 'Policy');
    await portal.expectScreen('My Policy');
  });

  test('Back leaves the error page of a screen that cannot be read @SHELL-31 @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/claim');
    await expect(page.getByRole('table', { name: 'Your Claims' })).toBeVisible();
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    await goTo(page, 'Policy');
    await portal.expectScreen('500');
    await page.unroute('**/api/**');
    await page.goBack();
    await portal.expectScreen('Claims');
  });

  test('a claim whose reply was lost is found, and filed once, by double click, reload and Check again @SAFE-10 @CLAIM-52', async ({
    page,
    portal,
  }) => {
    await comeToSubmit(page, portal);
    const keys: (string | undefined)[] = [];
    let isBroken = false;
    // Every time: a browser itself sends a call again whose connection was open before and has ended without a reply.
    await setFault(page.request, { call: 'POST /api/claims', kind: 'lostAnswer' });
    await page.route('**/api/claims', (route) => {
      const request = route.request();
      if (request.method() === 'GET') return isBroken ? route.abort('connectionreset') : route.continue();
      keys.push(request.headers()['idempotency-key']);
      isBroken = true;
      return route.continue();
    });
    const unknown = page.getByText('We could not find out whether your change was made');
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
    await expect(unknown).toBeVisible();
    await page.reload();
    await portal.expectScreen('Please review your submission');
    await expect(unknown).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
    isBroken = false;
    await press(page, 'Check again');
    await portal.expectScreen('Claim Submitted');
    expect(keys).toHaveLength(1);

    await page.goBack();
    await goTo(page, 'Claims');
    await expect(page.getByRole('table', { name: 'Your Claims' }).getByRole('row')).toHaveCount(5);
  });
});
