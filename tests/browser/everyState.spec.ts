import { english } from '../../src/ui/text/english';
import { spanish } from '../../src/ui/text/spanish';
import { actorOn } from './Actor';
import { wordsIn } from './customer';
import { expectTreeInOrder } from './expectTreeInOrder';
import { expect, test } from './portal';
import { type Scene, reach, scenes } from './scenes';
import { textProblems } from './textProblems';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly forcedColors: 'none' | 'active';
  readonly rules?: readonly string[];
}

/** Colours are all that differs between two looks of one width, so one of them meets all rules of axe. In Spanish one look is seen. */
const colours = ['color-contrast'];
const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280, height: 900, forcedColors: 'none' },
  { colorScheme: 'dark', width: 1280, height: 900, forcedColors: 'none', rules: colours },
  { colorScheme: 'dark', width: 360, height: 800, forcedColors: 'none' },
  { colorScheme: 'light', width: 360, height: 800, forcedColors: 'none', rules: colours },
  // 1280 by 1024 px at 400 %.
  { colorScheme: 'light', width: 320, height: 256, forcedColors: 'none' },
  { colorScheme: 'light', width: 1280, height: 900, forcedColors: 'active', rules: colours },
];

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

for (const language of isFull ? [english, spanish] : [english]) {
  const tag = isFull ? ['@chromium', '@everything'] : ['@chromium'];
  test.describe(`axe finds nothing in every state, ${language.code} @memory @SHELL-54`, { tag }, () => {
    for (const scene of isFull ? scenes : scenes.filter(isSample)) {
      const { screen, state, account, shows, onlyNarrow } = scene;
      test(`${screen}, ${state}, of ${account}`, async ({ page, portal }) => {
        test.setTimeout(300_000);
        const actor = actorOn(page);
        await reach(page, portal, scene, language);
        const mine = (isFull ? looks : sampleOf(scene)).filter(
          ({ width, rules }) => (!onlyNarrow || width <= 360) && (language === english || (width === 360 && !rules)),
        );
        for (const { colorScheme, width, height, forcedColors, rules } of mine) {
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height });
          await portal.expectAccessible(rules);
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
          // axe has seen that state.
          await shows(actor, ...wordsIn(language));
          const look = {
            screen,
            state,
            variant: account.slice(0, 2),
            language: language.code,
            theme: forcedColors === 'active' ? 'forced colours' : colorScheme,
            width,
          };
          test.info().annotations.push({ type: 'look', description: JSON.stringify(look) });
        }
        for (const width of widths.filter((each) => !onlyNarrow || each <= 360)) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await textProblems(page), `SHELL-54 at ${String(width)} px`).toEqual([]);
        }
        // Here, because to reach the scene takes as long as the tree itself.
        if (isFull && language === english) {
          await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
          await page.setViewportSize({ width: onlyNarrow ? 360 : 1280, height: 900 });
          await expectTreeInOrder(page, await page.context().newCDPSession(page), scene);
        }
      });
    }
  });
}

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
