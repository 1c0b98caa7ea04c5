import { english } from '../../src/ui/text/english';
import { type Translate, translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { type Page, expect, test } from './portal';

interface Scene {
  readonly name: string;
  readonly account: string;
  readonly address: string;
  /** What is seen when it is there. */
  readonly shows: (page: Page, t: Translate) => Promise<void>;
  readonly then?: (page: Page, t: Translate) => Promise<void>;
}

const heading = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /…|\.\.\./ })).toHaveCount(0);
};
const loading = async (page: Page): Promise<void> => {
  await expect(page.locator('[role="status"]').first()).toBeVisible();
};
const alert = async (page: Page): Promise<void> => {
  await expect(page.getByRole('alert').first()).toBeVisible();
};

const screensOf = (account: string, ...addresses: readonly string[]): readonly Scene[] =>
  addresses.map((address) => ({ name: `${address} of ${account}`, account, address, shows: heading }));

const dialog: Scene = {
  name: 'the dialog of My Profile',
  account: 'nj-current',
  address: '/profile',
  shows: heading,
  then: async (page, t) => {
    await page.getByRole('button', { name: t('profile.edit', { section: t('profile.email') }) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** Screens, and each state that a screen has besides being there: loading, empty, failed, with a dialog open, expired. */
const scenes: readonly Scene[] = [
  ...screensOf('ny-both', '/home', '/policy', '/policy/edit', '/policy/cancel', '/billing', '/billing/frequency'),
  ...screensOf('nj-current', '/home', '/policy', '/billing', '/profile', '/claim', '/claim/report', '/nowhere'),
  ...screensOf('ny-pastdue', '/home', '/billing'),
  ...screensOf('ny-upcoming', '/home'),
  ...screensOf('nj-noclaims', '/claim'),
  ...screensOf('nj-nopolicy', '/policy'),
  ...screensOf('nj-manyclaims', '/claim'),
  ...['/policy', '/billing', '/claim'].map((address) => ({
    name: `${address} loading`,
    account: 'nj-current',
    address: `${address}?latency=60000`,
    shows: loading,
  })),
  { name: 'billing failed', account: 'nj-current', address: '/billing?fault=billing.history:K10', shows: alert },
  { name: 'a failure', account: 'nj-current', address: '/claim?fault=*:K10', shows: heading },
  { name: 'expired', account: 'nj-current', address: '/claim?fault=*:K6', shows: heading },
  dialog,
];

const looks = [
  { colorScheme: 'light', width: 1280, height: 900, forcedColors: 'none' },
  { colorScheme: 'dark', width: 1280, height: 900, forcedColors: 'none' },
  { colorScheme: 'light', width: 360, height: 800, forcedColors: 'none' },
  { colorScheme: 'dark', width: 360, height: 800, forcedColors: 'none' },
  // 1280 by 1024 px at 400 %.
  { colorScheme: 'light', width: 320, height: 256, forcedColors: 'none' },
  { colorScheme: 'light', width: 1280, height: 900, forcedColors: 'active' },
] as const;

const isFull = process.env['EVERY_LOOK'] === '1';

for (const language of isFull ? [english, spanish] : [english]) {
  test.describe(`axe finds nothing in every state, ${language.code}`, () => {
    for (const { name, account, address, shows, then } of isFull ? scenes : [dialog]) {
      test(name, async ({ page, portal }) => {
        test.setTimeout(300_000);
        await page.addInitScript((code) => window.localStorage.setItem('hearthside-language', code), language.code);
        await portal.visit(account, `${address}${address.includes('?') ? '&' : '?'}account=${account}`);
        await shows(page, translate(language));
        await then?.(page, translate(language));
        for (const { colorScheme, width, height, forcedColors } of isFull ? looks : looks.slice(4)) {
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height });
          await portal.expectAccessible();
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        }
      });
    }
  });
}

test('axe finds nothing moving where motion is not wanted, which moves where it is', async ({ page, portal }) => {
  await portal.visit('nj-current', '/policy?account=nj-current&latency=60000');
  await loading(page);
  const turning = () => page.evaluate(() => document.getAnimations().length);
  expect(await turning()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turning()).toBe(0);
});
