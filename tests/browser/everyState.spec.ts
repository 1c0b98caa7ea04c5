import { english } from '../../src/ui/text/english';
import type { Language } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { actorOn } from './Actor';
import { says, wordsIn } from './customer';
import { englishOn } from './englishOn';
import { expectTreeInOrder } from './expectTreeInOrder';
import { type Page, expect, test } from './portal';
import { type Scene, reach, scenes } from './scenes';
import { textProblems } from './textProblems';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly forcedColors: 'none' | 'active';
  readonly rules?: readonly string[];
}

/** Colours are all that differs between two looks of one width, and sizes between two phones. One of them meets all rules of axe. */
const colours = ['color-contrast'];
const sizes = [...colours, 'target-size', 'scrollable-region-focusable'];
const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280, height: 900, forcedColors: 'none' },
  { colorScheme: 'dark', width: 1280, height: 900, forcedColors: 'none', rules: colours },
  { colorScheme: 'dark', width: 360, height: 800, forcedColors: 'none' },
  { colorScheme: 'light', width: 360, height: 800, forcedColors: 'none', rules: colours },
  // 1280 by 1024 px at 400 %.
  { colorScheme: 'light', width: 320, height: 256, forcedColors: 'none', rules: sizes },
  { colorScheme: 'light', width: 1280, height: 900, forcedColors: 'active', rules: colours },
];
/** In Spanish one look is seen. */
const spanishLooks = looks.slice(2, 3);

/**
 * The page's widths from xl to a phone, and those of enlarged text: 640 and 320 px are 1280 px at 200 % and 400 %, 240 and 180 px are 360 px at
 * 150 % and 200 %. All sizes follow the text (`breakpoints.test.ts`), so a page with larger text is like a narrower page.
 */
const widths = [1280, 1024, 768, 640, 360, 320, 240, 180];

const isFull = process.env['EVERY_LOOK'] === '1';

/** Of `npm test`: some screens of each kind, in one look for each variant, and a dialog in the two looks that are like no other. */
const sample = ['login, invalid, ny-current', 'claim: summary, shown, nj-current', 'email change, dialog, nj-current'];
const isSample = ({ screen, state, account }: Scene): boolean => sample.includes(`${screen}, ${state}, ${account}`);
const sampleOf = ({ state, account }: Scene): readonly Look[] =>
  state === 'dialog' ? looks.slice(4) : looks.filter((_, index) => index === (account.startsWith('ny-') ? 0 : 2));

/** Switches the language in the header, even behind a dialog. The screen, its fields and the focus do not change (SHELL-24). */
const switchLanguage = (page: Page): Promise<void> =>
  page.locator('header button[lang]').evaluate((button: HTMLButtonElement) => button.click());

test.describe(
  'axe finds nothing in every state @memory @SHELL-54 @chromium',
  { tag: isFull ? '@everything' : [] },
  () => {
    for (const scene of isFull ? scenes : scenes.filter(isSample)) {
      const { screen, state, account, shows, onlyNarrow } = scene;
      test(`${screen}, ${state}, of ${account}`, async ({ page, portal }) => {
        test.setTimeout(300_000);
        const actor = actorOn(page);
        const look = async (language: Language, mine: readonly Look[]): Promise<void> => {
          for (const { colorScheme, width, height, forcedColors, rules } of mine) {
            if (onlyNarrow && width > 360) continue;
            await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
            await page.setViewportSize({ width, height });
            await portal.expectAccessible(rules);
            expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
            // axe has seen that state.
            await shows(actor, ...wordsIn(language));
            const seen = {
              screen,
              state,
              variant: account.slice(0, 2),
              language: language.code,
              theme: forcedColors === 'active' ? 'forced colours' : colorScheme,
              width,
            };
            test.info().annotations.push({ type: 'look', description: JSON.stringify(seen) });
          }
          for (const width of widths.filter((each) => !onlyNarrow || each <= 360)) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await textProblems(page), `SHELL-54 at ${String(width)} px`).toEqual([]);
          }
        };

        await reach(page, portal, scene, isFull ? spanish : english);
        if (!isFull) return look(english, sampleOf(scene));
        expect(await englishOn(page)).toEqual([]);
        await look(spanish, spanishLooks);
        if (state === 'offline') {
          // A language loads.
          await page.context().setOffline(false);
          await reach(page, portal, scene, english);
        } else {
          // To reach the scene once more would take longer.
          await switchLanguage(page);
          await shows(actor, ...wordsIn(english));
        }
        await look(english, looks);
        // After ten seconds a spinner offers a way out: not while Tab goes through the page.
        if (state === 'loading') await says('shell.takingLonger')(actor, ...wordsIn(english));
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        await page.setViewportSize({ width: onlyNarrow ? 360 : 1280, height: 900 });
        await expectTreeInOrder(page, await page.context().newCDPSession(page), scene);
      });
    }
  },
);

test('axe finds nothing moving where motion is not wanted, which moves where it is @memory @chromium', async ({
  page,
  portal,
}) => {
  await portal.visit('nj-current', '/policy?account=nj-current&latency=60000');
  await expect(page.getByRole('status').first()).toBeVisible();
  const turning = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(turning).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(turning).toBe(0);
});
