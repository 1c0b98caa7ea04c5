import type { BrowserContext, Route } from '@playwright/test';
import { gate } from '../support/FakeNetwork';
import { expect, test } from './portal';
import { duplicateTab, goTo, press } from './steps';

/**
 * Lets the tokens of a session expire in all tabs at once: a call with the first tokens is refused from now on. The refresh is held until so
 * many calls have been refused, and counted.
 */
const expireTokens = async (context: BrowserContext, refused: number): Promise<{ refreshes: () => number }> => {
  const tokens = new Set<string>();
  let refusals = 0;
  let refreshes = 0;
  const { open: bothRefused, opened: ready } = gate();
  await context.route('**/api/**', async (route: Route) => {
    const request = route.request();
    if (request.url().endsWith('/api/auth/user/token')) {
      refreshes += 1;
      await ready;
      return route.fallback();
    }
    const token = request.headers()['x-falcon-auth'] ?? '';
    if (tokens.size === 0) tokens.add(token);
    if (!tokens.has(token)) return route.fallback();
    refusals += 1;
    if (refusals === refused) bothRefused();
    return route.fulfill({ status: 401, json: { message: 'The incoming token has expired' } });
  });
  return { refreshes: () => refreshes };
};

test('Tabs whose tokens expire at once refresh them once, and no tab is signed out @SIGNIN-48 @http @everything', async ({
  page,
  portal,
  context,
}, { testId }) => {
  await context.setExtraHTTPHeaders({ 'x-reference-world': testId });
  await portal.signIn('nj-current');
  const duplicate = await duplicateTab(page);
  await expect(duplicate.getByText(/^Loading/)).toHaveCount(0);

  const { refreshes } = await expireTokens(context, 2);
  const tabs = [page, duplicate];
  for (const tab of tabs) await goTo(tab, 'Claims');
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'HC-204417' })).toBeVisible();
  expect(refreshes()).toBe(1);
  const session = await page.evaluate(() => sessionStorage.getItem('hearthside.1.auth') ?? '{}');
  const { authToken = '' } = JSON.parse(session) as { authToken?: string };
  expect(authToken).not.toBe('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(authToken);

  await press(page, 'Log Out');
  await expect(duplicate.getByText('You have been signed out. Please log in again.')).toBeVisible();
});
