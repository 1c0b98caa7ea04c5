import { expect, test } from '@playwright/test';
import { axeFindings } from '../browser/axeFindings';

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
  'Legal wording',
] as const;

/** Each two of variant, scheme and width meet in one of the four; a picture of all eight would show nothing more of the style sheets. */
const fourLooks = [
  { theme: 'newYork', colorScheme: 'light', width: 1280 },
  { theme: 'newYork', colorScheme: 'dark', width: 360 },
  { theme: 'newJerseyIllinois', colorScheme: 'dark', width: 1280 },
  { theme: 'newJerseyIllinois', colorScheme: 'light', width: 360 },
] as const;

/** In `npm test` the pictures of the first look are compared, and no more. */
const isSample = process.env['PART'] === 'sample';
const looks = isSample ? fourLooks.slice(0, 1) : fourLooks;

for (const { theme, colorScheme, width } of looks) {
  const look = `${theme}-${colorScheme}-${String(width)}`;

  test.describe(`The gallery, ${look}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await page.goto(`/?theme=${theme}`);
      await expect(page.getByRole('main')).toBeVisible();
    });

    test('is drawn with the fonts of the package dejavu-fonts-ttf', async ({ page }) => {
      const widths = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d');
        return ['system-ui', 'serif', 'monospace'].map((family) => {
          if (context) context.font = `100px ${family}`;
          return Math.round(context?.measureText('Hearthside ℠').width ?? 0);
        });
      });
      expect(widths, 'This Chromium ignores tests/visual/fonts.conf, so its pictures cannot be compared.').toEqual([
        696, 696, 760,
      ]);
    });

    test('has its sections, those of the kit as in their pictures', async ({ page }) => {
      await expect(page.locator('main > section > h2')).toHaveText([...sections]);
      // What a dialog's button opens has pictures of its own, and the wording changes without the portal.
      for (const name of sections.filter((each) => each !== 'Dialogs' && each !== 'Legal wording')) {
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

    if (isSample) return;
    for (const [fault, section, target, style] of [
      ['a shift of 4 px', 'Buttons', 'button', 'translate: 4px'],
      ['a wrong colour', 'Buttons', 'button', 'filter: brightness(0.8)'],
      ['a missing icon', 'Messages', 'svg', 'visibility: hidden'],
    ] as const) {
      test(`no longer has its picture after ${fault}`, async ({ page }) => {
        const region = page.getByRole('region', { name: section, exact: true });
        const picture = `${look}-${section.toLowerCase()}.png`;
        await expect(region).toHaveScreenshot(picture);
        await region
          .locator(target)
          .first()
          .evaluate((element, css) => (element.style.cssText = css), style);
        await expect(region).not.toHaveScreenshot(picture);
      });
    }

    test('is accessible in every state', async ({ page }) => {
      // The gallery has the same part several times on a page.
      const rules = { 'target-size': { enabled: true }, 'landmark-unique': { enabled: false } };
      expect(await axeFindings(page, { rules })).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  });
}
