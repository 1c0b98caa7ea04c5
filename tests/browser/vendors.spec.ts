import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { english } from '../../src/ui/text/english';
import type { RunningNginx } from '../deploy/runningNginx';
import { configuredNginx } from './configuredNginx';
import { confirmPayment, fillAccount, perform } from './customer';
import { suggestedAddress, withGoogle } from './googleStandIn';
import { type Page, type Portal, expect, t, test as base } from './portal';
import { fillRecurlyCard, withRecurly } from './recurlyStandIn';
import { reach, scenes } from './scenes';
import { fillIn, press } from './steps';

const root = path.join(__dirname, '../..');
const publicKeys = {
  recurly: ['ewr1', 'abcdefghijklmnopqrstuv'].join('-'),
  googlePlaces: ['AIza', 'SyA-0123456789-0123456789_abcdefghi'].join(''),
};

const test = base.extend<object, { nginx: RunningNginx }>({
  nginx: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), `vendors-${browserName}-`));
      const nginx = await configuredNginx(folder, { publicKeys });
      await use(nginx);
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx.origin),
  context: async ({ context, nginx }, use) => {
    await withRecurly(context);
    await withGoogle(context, new RegExp(`^http://(?:nj\\.)?localhost:${String(nginx.port)}/$`));
    await use(context);
  },
});

/** Only in memory does an address choose a fault or an invitation. */
const screensOverHttp = scenes.filter(({ state, address }) => state === 'shown' && !address.includes('?'));

/** A table of docs/vendors.md: the first cell of each row names a request or a store, and the code in its last cell lists the contents. */
const documented = (title: string): Readonly<Record<string, readonly string[]>> => {
  const [, text = ''] = readFileSync(path.join(root, 'docs/vendors.md'), 'utf8').split(`## ${title}\n`);
  const [section = ''] = text.split('\n## ');
  const rows = [...section.matchAll(/^\| `([^`]+)` \|.*\| ([^|]*) \|$/gm)];
  return Object.fromEntries(
    rows.map(([, name = '', cell = '']) => [name, [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)]),
  );
};

/** Records each request to another origin, with the names of its parameters, headers and fields. */
const recordLeaving = (context: BrowserContext) => {
  const leaving: Record<string, readonly string[]> = {};
  const texts: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname, pathname, searchParams } = new URL(request.url());
    if (!protocol.startsWith('http') || hostname.endsWith('localhost') || request.method() === 'OPTIONS') return;
    const body = request.postData() ?? '';
    const sent = body.startsWith('{') ? Object.keys(JSON.parse(body) as object) : new URLSearchParams(body).keys();
    const fromPortal = /^http:\/\/localhost:\d+\/$/.test(request.headers()['referer'] ?? '') ? ['Referer'] : [];
    // The number of Google's release.
    const name = `${request.method()} ${hostname}${pathname.replace(/\d+\/\d+/, '*')}`;
    leaving[name] = [...new Set([...(leaving[name] ?? []), ...searchParams.keys(), ...sent, ...fromPortal])];
    texts.push(decodeURIComponent(request.url()), decodeURIComponent(body));
  });
  return { leaving, texts };
};

const changeAddress = async (page: Page, portal: Portal): Promise<void> => {
  await portal.visit('ny-eft', '/profile');
  await press(page, 'Edit Mailing Address');
  const street = page.getByRole('combobox', { name: 'Street Address' });
  await street.fill('240 lake');
  await expect(page.getByRole('option', { name: suggestedAddress })).toBeVisible();
  // Google's rules for its name: 12 to 16 px, white, #1F1F1F or #5E5E5E, on one line.
  const attribution = await page.getByText('Google Maps', { exact: true }).evaluate((element) => {
    const { fontSize, color, lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const lines = (element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight);
    return { size: parseFloat(fontSize), color, lines: Math.round(lines) };
  });
  expect(attribution).toMatchObject({ color: 'rgb(94, 94, 94)', lines: 1 });
  expect(attribution.size).toBeGreaterThanOrEqual(12);
  expect(attribution.size).toBeLessThanOrEqual(16);
  await page.getByRole('option', { name: suggestedAddress }).click();
  await expect(street).toHaveValue('240 Lake Avenue #4B');
  await expect(page.getByLabel('City')).toHaveValue('Saratoga Springs');
  await expect(page.getByLabel('State')).toHaveValue('NY');
  await expect(page.getByLabel('Zip Code')).toHaveValue('12866');
  await press(page, 'Save');
  await expect(page.getByText('Your mailing address has been saved.')).toBeVisible();
};

const typeAddress = async (page: Page, portal: Portal, suggested?: () => Promise<void>): Promise<void> => {
  await portal.open('ny-eft', '/profile');
  await press(page, 'Edit Mailing Address');
  await page.getByRole('combobox', { name: 'Street Address' }).fill('240 Lake Avenue');
  await suggested?.();
  await fillIn(page, { City: 'Saratoga Springs', 'Zip Code': '12866' });
  await page.getByLabel('State', { exact: true }).selectOption('NY');
  await press(page, 'Save');
  await expect(page.getByText('Your mailing address has been saved.')).toBeVisible();
};

const pay = async (page: Page, paid: string): Promise<void> => {
  await perform(page, confirmPayment);
  await expect(page.getByText('Payment method successfully changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How you pay' })).toContainText(paid);
};

test.describe('With the keys of both vendors, behind the shipped nginx @firefox @everything @CONFIG-41', () => {
  test('an address is suggested, and a bank account and a card are paid; what leaves and what stays is what the docs say @SAFE-45', async ({
    page,
    portal,
    context,
    browserName,
  }) => {
    const { leaving, texts } = recordLeaving(context);
    await portal.signIn('ny-eft');
    await changeAddress(page, portal);
    await portal.visit('ny-eft', '/billing/payment');
    await perform(page, fillAccount);
    await pay(page, '6789');
    await portal.visit('ny-eft', '/billing/payment');
    await fillRecurlyCard(page);
    await pay(page, '1111');

    const expected = documented('What leaves');
    expect(Object.keys(leaving).sort()).toEqual(Object.keys(expected).sort());
    // Playwright does not tell what Firefox sends.
    if (browserName === 'chromium') expect(leaving).toEqual(expected);
    const session = await page.evaluate(() => sessionStorage.getItem('hearthside.1.auth') ?? '{}');
    const secrets = [...Object.values(JSON.parse(session) as Readonly<Record<string, string>>), 'HP-'];
    expect(secrets.filter((secret) => texts.join(' ').includes(secret))).toEqual([]);

    await press(page, 'Log Out');
    await portal.expectScreen(t('login.title'));
    const stays = await page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      caches: await caches.keys(),
      indexedDB: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    }));
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect({ ...stays, cookies }).toEqual(documented('What stays in the browser'));
  });

  test('where both are blocked, an address is typed by hand, and a card is paid on another try @BILLING-37 @PROFILE-22', async ({
    page,
    portal,
    context,
  }) => {
    const vendors = /^https:\/\/(?:maps\.googleapis|js\.recurly)\.com\//;
    await context.route(vendors, (route) => route.abort('blockedbyclient'));
    await typeAddress(page, portal);
    await portal.visit('ny-eft', '/billing/payment');
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    await context.unroute(vendors);
    await again.click();
    await expect(page.locator('iframe').first().contentFrame().getByRole('textbox')).toBeVisible();
    await fillRecurlyCard(page);
    await pay(page, '1111');
  });

  test('where Google refuses the key, an address is typed by hand @PROFILE-22', async ({ page, portal, context }) => {
    await withGoogle(context, /^no website$/);
    const refused = page.waitForResponse((response) => response.url().endsWith('/AutocompletePlaces'));
    await typeAddress(page, portal, async () => expect((await refused).status()).toBe(403));
  });

  for (const scene of new Map(screensOverHttp.map((each) => [each.screen, each])).values())
    test(`${scene.screen} violates no policy and logs no error`, async ({ page, portal }) => {
      await reach(page, portal, scene, english);
      if (scene.screen === 'payment')
        await expect(page.locator('iframe').first().contentFrame().getByRole('textbox')).toBeVisible();
    });
});

base('Without keys, the headers name neither vendor @CONFIG-34', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(JSON.stringify(headers)).not.toMatch(/recurly|google|lit-html|unsafe|strict-origin/);
  expect(headers['referrer-policy']).toBe('no-referrer');
});
