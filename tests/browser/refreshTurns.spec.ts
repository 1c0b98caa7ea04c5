import type { BrowserContext, Route } from '@playwright/test';
import { expect, test } from './portal';

/**
 * Lets the tokens of a session expire in all tabs at once: a call with the first tokens is refused from now on. The refresh is held until so
 * many calls have been refused, and counted.
 */
const expireTokens = async (context: BrowserContext, refused: number): Promise<{ refreshes: () => number }> => {
  const tokens = new Set<string>();
  let refusals = 0;
  let refreshes = 0;
  let bothRefused: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (bothRefused = resolve));
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
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/policy'));
  const duplicate = await opened;
  await expect(duplicate.getByRole('heading', { level: 1, name: 'My Policy' })).toBeVisible();
  await expect(duplicate.getByText(/^Loading/)).toHaveCount(0);

  const { refreshes } = await expireTokens(context, 2);
  const tabs = [page, duplicate];
  for (const tab of tabs) await tab.getByRole('link', { name: 'Claims', exact: true }).first().click();
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'HC-204417' })).toBeVisible();
  expect(refreshes()).toBe(1);
  const { authToken = '' } = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('hearthside.1.auth') ?? '{}'),
  ) as {
    authToken?: string;
  };
  expect(authToken).not.toBe('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(authToken);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(duplicate.getByText('You have been signed out. Please log in again.')).toBeVisible();
});
