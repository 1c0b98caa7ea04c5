import { english } from '../../src/ui/text/english';
import { type Locator, type Page, arriving, expect, forgetRecord, test, tooWide } from './portal';
import { reach, scenes } from './scenes';
import { textProblems } from './textProblems';

/** The upper edge of each, in whole pixels. */
const tops = (elements: readonly Locator[]): Promise<readonly number[]> =>
  Promise.all(elements.map(async (element) => Math.round((await element.boundingBox())?.y ?? -1)));

/** Makes the page as wide as a phone. There the scroll bar lies over the page; beside it, Firefox draws one. */
const narrow = async (page: Page): Promise<void> => {
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 360 + bar, height: 740 });
};

test.describe('The layout', () => {
  test('has the header in one row on a phone, and the buttons of a heading beside it @SHELL-41', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const account of ['ny-current', 'nj-current']) {
      await portal.open(account, '/home');
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      // With the scroll bar that Firefox draws, too.
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
    }
    await narrow(page);
    await portal.visit('nj-current', '/profile');
    await portal.expectScreen('My Profile');
    await expect(page.getByRole('button', { name: 'Edit Mailing Address' })).toBeVisible();
    await narrow(page);
    const rooms: number[] = [];
    for (const section of ['Email Address', 'Mailing Address']) {
      const panel = await page.getByRole('region', { name: section }).boundingBox();
      const heading = await page.getByRole('heading', { name: section }).boundingBox();
      const edit = await page.getByRole('button', { name: `Edit ${section}` }).boundingBox();
      expect(edit?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
      rooms.push(Math.round((heading?.y ?? 0) - (panel?.y ?? 0)));
    }
    // The second heading has two lines.
    expect(rooms[1]).toBe(rooms[0]);
  });

  // Firefox's scroll bar takes a part of the width on a desktop, and none on a phone.
  test('has its buttons in one row below the name, where large text needs two rows @SHELL-41 @chromium', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-current', '/home');
    // A phone of 390 or 360 px, with text of 200 %.
    for (const width of [195, 180]) {
      await page.setViewportSize({ width, height: 400 });
      const header = page.getByRole('banner');
      const buttons = ['Español', 'Menu', 'Log Out'].map((name) => header.getByRole('button', { name }));
      const [first = 0, ...others] = await tops(buttons);
      expect(others).toEqual([first, first]);
      const name = await header.getByRole('link').first().boundingBox();
      expect(first).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    }
  });

  test('breaks a word of the insurer that is longer than a line of the error page @SHELL-19 @everything', async ({
    page,
    portal,
  }) => {
    const long = 'org.insurer.claims.ClaimsServiceUnavailableException'.repeat(4);
    await page.setViewportSize({ width: 320, height: 740 });
    await portal.signIn('nj-noclaims');
    await page.route('**/api/claims', (route) =>
      route.fulfill({ status: 500, json: { message: long, description: long } }),
    );
    await portal.visit('nj-noclaims', '/claim');
    await portal.expectScreen('500');
    await expect(page.getByText(long)).toHaveCount(2);
    expect(await tooWide(page)).toBe(0);
  });

  test('breaks a policy number that is longer than the list of claims @everything', async ({ page, portal }) => {
    await portal.signIn('nj-current');
    await page.route('**/api/claims', async (route) => {
      const response = await arriving(route);
      const body = (await response.text()).replaceAll(/"policyNumber":"[^"]*"/g, `"policyNumber":"${'W'.repeat(500)}"`);
      await route.fulfill({ response, body });
    });
    await page.evaluate(forgetRecord);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await portal.visit('nj-current', '/claim/view-claims');
      await expect(page.getByText('W'.repeat(500)).first()).toBeVisible();
      expect(await tooWide(page)).toBe(0);
    }
  });

  test('breaks no word of a button beside a heading @memory @everything', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await portal.visit('ny-current', '/billing?account=ny-current');
    await page.getByRole('button', { name: 'Español' }).click();
    const print = page.getByRole('button', { name: 'Imprimir' });
    await expect(print).toBeVisible();
    await narrow(page);
    const lines = await print.evaluate((button) => {
      const word = document.createRange();
      word.selectNodeContents(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() ?? button);
      return word.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('keeps the items of the menu in their places, whichever is current @SHELL-42 @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-current', '/home');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const policy = menu.getByRole('link', { name: 'Policy' });
    await expect(policy).toHaveCSS('font-weight', '400');
    const links = await menu.getByRole('link').all();
    const places = () => Promise.all(links.map(async (link) => link.boundingBox()));
    const before = await places();
    await policy.click();
    await portal.arriveAt('My Policy');
    await expect(policy).toHaveCSS('font-weight', '700');
    expect(await places()).toEqual(before);
  });

  test('keeps labels and fields of a row in line, where one has an error @INPUT-32 @everything', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-current', '/profile');
    await page.getByRole('button', { name: 'Edit Mailing Address' }).click();
    await page.getByLabel('Zip Code').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Zip Code')).toHaveAccessibleDescription('Zip Code is required');
    const [state, zip] = await tops([page.getByLabel('State'), page.getByLabel('Zip Code')]);
    expect(zip).toBe(state);
    const [stateLabel, zipLabel] = await tops([
      page.getByText('State', { exact: true }),
      page.getByText('Zip Code', { exact: true }),
    ]);
    expect(zipLabel).toBe(stateLabel);
  });

  test('has the forms in the middle of a wide page @SHELL-43 @everything', async ({ page, portal }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await portal.open('nj-current', '/policy/cancel');
    await portal.expectScreen('Cancel my policy');
    const { x = 0, width = 0 } = (await page.locator('main form').boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(10);
  });

  test('marks the chosen claim, the current item and a wrong card field in a contrast theme @SHELL-64 @memory @chromium @everything', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 360, height: 740 });
    await portal.open('nj-current', '/claim');
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Show the details/ }) });
    await rows.first().click();
    await expect(page.getByRole('heading', { name: 'Claim Details' })).toBeVisible();
    await expect(rows.first()).toHaveCSS('outline-style', 'solid');
    await expect(rows.last()).toHaveCSS('outline-style', 'none');
    // A status without padding has no border, which would go through its words.
    const status = rows.first().getByRole('cell').last().locator('> *');
    const colours = await status.evaluate((element) => [
      getComputedStyle(element).borderTopColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(colours[0]).toBe(colours[1]);

    await page.getByRole('button', { name: 'Menu' }).click();
    const current = page.getByRole('dialog').locator('[aria-current=page]');
    await expect(current).toHaveCSS('border-left-width', '3px');
    await page.getByRole('button', { name: 'Close the menu' }).click();

    const invalid = scenes.find(({ screen, state }) => screen === 'payment' && state === 'invalid');
    if (invalid === undefined) throw new Error('There is no scene of a wrong card.');
    await reach(page, portal, invalid, english);
    await expect(page.getByLabel('Card Number')).toHaveCSS('border-top-width', '3px');
  });

  test('has more contrast where the customer asks for it @INPUT-53 @chromium @memory', async ({ page, portal }) => {
    const rules = ['color-contrast-enhanced'];
    for (const seen of [
      'login, invalid, nj-current',
      'edit policy, editing, ny-both',
      'claims, shown, nj-manyclaims',
    ]) {
      const scene = scenes.find(({ screen, state, account }) => seen === `${screen}, ${state}, ${account}`);
      if (scene === undefined) throw new Error(`There is no scene of ${seen}.`);
      await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
      await reach(page, portal, scene, english);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await portal.expectAccessible(rules);
      }
    }
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveCSS('border-top-style', 'dashed');
    await page.getByRole('button', { name: 'HC-500001' }).click();
    await expect(page.getByRole('row').nth(2)).toHaveCSS('outline-style', 'solid');
  });

  const SPACED =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  for (const [what, style, widths] of [
    ['spaces the text as WCAG 1.4.12 asks @everything', SPACED, [1280, 768, 640, 360]],
    ['doubles the text', 'html { font-size: 200% }', [1280]],
  ] as const)
    test(`fits on the page where a style sheet of the customer ${what} @SHELL-61 @chromium @memory`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(120_000);
      const shown = ['home', 'policy', 'billing', 'payment', 'claims', 'claim: what'];
      for (const name of shown) {
        const scene = scenes.find(({ screen, state }) => screen === name && state === 'shown');
        if (scene === undefined) throw new Error(`There is no scene of ${name}.`);
        await reach(page, portal, scene, english);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, style);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const problems = (await textProblems(page)).filter((problem) => !problem.startsWith('a broken word'));
          expect(problems, `${name} at ${String(width)} px`).toEqual([]);
        }
      }
    });
});
