import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const sections = [
  'Buttons',
  'Messages',
  'Text fields',
  'Choices',
  'Dates',
  'Forms',
  'Lists',
  'Surfaces',
  'Dialogs',
] as const;

const everyLook = (['newYork', 'newJerseyIllinois'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ([1280, 360] as const).map((width) => ({ theme, colorScheme, width })),
  ),
);

/** All eight looks, or the first of them in `npm test`. */
const looks = process.env['SAMPLE'] === '1' ? everyLook.slice(0, 1) : everyLook;

for (const { theme, colorScheme, width } of looks) {
  const look = `${theme}-${colorScheme}-${String(width)}`;

  test.describe(`The gallery, ${look}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await page.goto(`/?theme=${theme}`);
    });

    test('has the sections that have a picture, each as in its picture', async ({ page }) => {
      await expect(page.locator('main > section > h2')).toHaveText([...sections]);
      for (const name of sections) {
        const picture = `${look}-${name.toLowerCase().replace(' ', '-')}.png`;
        await expect.soft(page.getByRole('region', { name, exact: true })).toHaveScreenshot(picture);
      }
    });

    test('has dialogs as in their pictures', async ({ page }) => {
      const dialogs = page.getByRole('region', { name: 'Dialogs' }).getByRole('figure');
      for (const [index, picture] of [`${look}-dialog-form.png`, `${look}-dialog-long-words.png`].entries()) {
        await dialogs.nth(index).getByRole('button', { name: 'Open' }).click();
        await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('is accessible in every state', async ({ page }) => {
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  });
}
