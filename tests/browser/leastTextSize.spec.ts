import { expect, test } from './portal';

// The browser draws no text smaller than 24 px, and enlarges nothing else.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('A table stays on the page with the largest least text size @SHELL-61 @chromium @memory @everything', async ({
  page,
  portal,
}) => {
  for (const width of [1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await portal.open('ny-both', '/billing');
    await expect(page.getByRole('table', { name: 'Past Payments' })).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `at ${String(width)} px`).toBeLessThanOrEqual(0);
  }
});
