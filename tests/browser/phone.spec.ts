import { english } from '../../src/ui/text/english';
import { translate } from '../../src/ui/text/Language';
import { type Actor, actorOn } from './Actor';
import { wordsIn } from './customer';
import { customerJourneys } from './customerJourneys';
import { type Page, adopted, expect, test } from './portal';
import { act, openScene, scenes } from './scenes';
import { isInShare } from './share';

const t = translate(english);
const menu = (['home', 'policy', 'billing', 'profile', 'claim'] as const).map((item) => t(`shell.menu.${item}`));
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** The part of a page beside an on-screen keyboard. */
const besideKeyboard = { width: 360, height: 300 };

type Keyboard = 'opens' | 'is open';

/** Runs in the page: why a customer may not see what has the focus. */
const hiddenFocusBeside = (keyboard: Keyboard): string | undefined => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  // What a browser does when its keyboard opens.
  if (keyboard === 'opens') focused.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isSeen = [0.3, 0.7].every((share) => {
    const seen = document.elementFromPoint((left + right) / 2, top + share * Math.min(bottom - top, 48));
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });
  return isSeen ? undefined : `${focused.outerHTML.slice(0, 120)} at ${String(top)} to ${String(bottom)}`;
};

const hiddenFocus = (page: Page, keyboard: Keyboard) => page.evaluate(hiddenFocusBeside, keyboard);

/**
 * Runs in the page. Lists targets under 44 px, targets that another one covers, and fields whose small text makes a phone zoom in. A link
 * within a line of text may be smaller.
 */
const tooSmall = (): readonly string[] => {
  const isInLine = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
  // The label of a choice and the card of a link are pressed, too.
  const areaOf = (element: Element): Element =>
    (getComputedStyle(element, '::after').position === 'absolute'
      ? (element as HTMLElement).offsetParent
      : element.closest('label')) ?? element;
  // Only the in-memory portal has these.
  const others = '[aria-controls="development-panel"], [href*="account="]';
  // Nothing else can be pressed while a dialog is open.
  const place = document.querySelector('dialog[open]') ?? document;
  const targets = [...place.querySelectorAll('a[href], button, input, select, textarea, summary, [role="option"]')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !isInLine(element) && !element.matches(others),
    )
    .map((element) => ({ element, box: areaOf(element).getBoundingClientRect() }))
    .filter(({ box }) => box.right > 0);
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  /** The part of this target that another one, drawn over it, leaves. A button within a field leaves enough. */
  const leftBy = (box: DOMRect, over: DOMRect): number => {
    const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
    const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
    if (wide <= 0 || high <= 0 || isIn(over, box) || isIn(box, over)) return Infinity;
    return wide > high ? box.height - high : box.width - wide;
  };
  const problems = targets.filter(
    ({ box }, index) =>
      Math.min(box.width, box.height, ...targets.slice(index + 1).map((later) => leftBy(box, later.box))) < 44,
  );
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16,
  );
  return [
    ...problems.map(
      ({ element, box }) =>
        `${String(Math.round(box.width))} × ${String(Math.round(box.height))}: ${element.outerHTML.slice(0, 140)}`,
    ),
    ...fields.map((field) => `small text: ${field.outerHTML.slice(0, 140)}`),
  ];
};

/** A customer with a phone: its menu is a drawer, and its keyboard lies over the page while a field is filled. */
const actorWithPhone = (page: Page, look: (what: string) => Promise<void>): Actor => {
  const actor = actorOn(page);
  return {
    ...actor,
    press: async (role, name) => {
      if (
        role === 'link' &&
        menu.includes(name ?? '') &&
        (await page.getByRole('button', { name: t('shell.menu'), exact: true }).isVisible())
      )
        await actor.press('button', t('shell.menu'));
      await look(`before ${role} “${name ?? ''}”`);
      await actor.press(role, name);
    },
    fill: async (label, text) => {
      await page.setViewportSize(besideKeyboard);
      await actor.fill(label, text);
      expect.soft(await hiddenFocus(page, 'opens'), `while “${label}” is filled`).toBe(undefined);
      await page.setViewportSize(phones[0]);
    },
  };
};

test.describe('On a slow phone @memory @chromium', () => {
  test.use({ viewport: phones[0], hasTouch: true, isMobile: true });

  for (const { name, account, address, steps } of customerJourneys)
    test(`a customer ${name} @SHELL-57 @everything`, async ({ page, portal }) => {
      const protocol = await page.context().newCDPSession(page);
      const slowDown = (rate: number) => protocol.send('Emulation.setCPUThrottlingRate', { rate });
      const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
      await protocol.send('Network.emulateNetworkConditions', slow4G);
      await slowDown(6);
      const look = async (what: string): Promise<void> => {
        await slowDown(1);
        for (const phone of phones) {
          await page.setViewportSize(phone);
          expect.soft(await hiddenFocus(page, 'opens'), `${what}, ${String(phone.width)} px`).toBe(undefined);
          expect.soft(await page.evaluate(tooSmall), `${what}, ${String(phone.width)} px`).toEqual([]);
        }
        await slowDown(6);
      };
      await portal.visit(account, address);
      const actor = actorWithPhone(page, look);
      for (const step of steps) await step(actor, ...wordsIn(english));
      await look('at the end');
    });
});

test.describe('In the hand @memory @chromium @everything', () => {
  test.use({ viewport: besideKeyboard, hasTouch: true, isMobile: true });

  for (const scene of scenes.filter((_, index) => isInShare(index, 10)))
    test(`${scene.screen}, ${scene.state}, of ${scene.account} @SHELL-57`, async ({ page, portal }) => {
      const expectSeen = async (what: string, keyboard: Keyboard = 'is open') =>
        expect.soft(await hiddenFocus(page, keyboard), what).toBe(undefined);
      await openScene(page, portal, scene);
      await page.setViewportSize(besideKeyboard);
      await act(actorOn(page), scene, english);
      await expectSeen('at first');
      // Offline, a banner sticks to the bottom of the window. It is React's: offline, the portal's scripts no longer load.
      await adopted(page);
      await page.context().setOffline(true);
      await expect(page.getByText(t('shell.offline'))).toBeVisible();
      const isLeft = () => page.evaluate(() => document.activeElement === document.body);
      await page.keyboard.press('Tab');
      for (let times = 1; times < 100 && !(await isLeft()); times += 1) {
        await expectSeen(`after Tab, ${String(times)} times`);
        await page.keyboard.press('Tab');
      }
      const isInDialog = (await page.locator('dialog[open]').count()) > 0;
      const fields = page.locator(isInDialog ? 'dialog' : 'main').locator('input, textarea');
      for (const field of await fields.and(page.locator(':enabled:visible')).all()) {
        await page.setViewportSize(phones[1]);
        await field.tap();
        await page.setViewportSize(besideKeyboard);
        await expectSeen('after a tap', 'opens');
      }
      for (const phone of phones) {
        await page.setViewportSize(phone);
        expect.soft(await page.evaluate(tooSmall), `${String(phone.width)} px`).toEqual([]);
      }
    });
});
