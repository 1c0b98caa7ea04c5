import { english } from '../../src/ui/text/english';
import { expect, test } from './portal';
import { reach, scenes } from './scenes';
import { textProblems } from './textProblems';

// The text size of the browser's own settings is twice the usual one.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test.describe('Large text @chromium @memory', () => {
  const sentence = 'What is owed can be read by everyone.';
  for (const [problem, html] of [
    ['wider than the page', `<p style="width: 120vw">${sentence}</p>`],
    ['a broken word', '<p style="width: 4em; overflow-wrap: anywhere">Mastercard</p>'],
    ['outside of its box', `<button style="width: 2em; padding: 0">Mastercard</button>`],
    ['a narrow column', `<p style="width: 3em">${sentence}</p>`],
  ] as const)
    test(`that is ${problem} is found @everything`, async ({ page }) => {
      await page.setContent(`<p>${sentence}</p>`);
      expect(await textProblems(page)).toEqual([]);
      await page.setContent(`<p>${sentence}</p>${html}`);
      expect(await textProblems(page)).toContainEqual(expect.stringContaining(problem));
    });

  // `everyState.spec.ts` narrows the page instead, in every state and for more sizes.
  test('of the browser is read in one column, as on a page of half the width @SHELL-54', async ({ page, portal }) => {
    for (const scene of scenes.filter(({ screen, state, account }) =>
      ['payment, refused, ny-pastdue', 'billing, shown, ny-both'].includes(`${screen}, ${state}, ${account}`),
    )) {
      await reach(page, portal, scene, english);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await textProblems(page), `${scene.screen} at ${String(width)} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const icon = await page.locator('main svg').first().boundingBox();
    expect(icon?.height).toBeGreaterThanOrEqual(30);
  });
});
