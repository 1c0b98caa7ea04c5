import { beginClaim, perform, toWhat } from './customer';
import { type Page, expect, logIn, test } from './portal';
import { duplicateTab, press } from './steps';

const DAY = 86_400_000;

/** Notes what each painted frame shows: a message that is posted in an animation frame arrives when the frame has been painted. */
const notePaintedFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Reflect.set(window, 'paintedFrames', frames);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void frames.push(document.body.innerText);
    const note = (): void => {
      port2.postMessage(undefined);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
};

/** What the portal keeps of the customer that a screen could show, as soon as all of it is there. */
const customerData = async (page: Page): Promise<readonly string[]> => {
  const data = await page.waitForFunction(() => {
    const kept = (group: string) =>
      JSON.parse(sessionStorage.getItem(`hearthside.1.${group}`) ?? '{}') as Record<string, string>;
    const { firstName = '', lastName = '', email = '' } = kept('profile');
    const all = [firstName, lastName, email, kept('policy')['policyNumber'] ?? ''];
    return all.every((each) => each.length > 1) && all;
  });
  return (await data.jsonValue()) || [];
};

/** The customer's data in the frames that have been painted so far. */
const paintedData = async (page: Page, data: readonly string[]): Promise<readonly string[]> => {
  const frames = await page.evaluate(() => Reflect.get(window, 'paintedFrames') as readonly string[]);
  expect(frames).not.toEqual([]);
  return data.filter((each) => frames.some((frame) => frame.includes(each)));
};

const activity = 'hearthside.1.activity';

/** Waits until the page watches how long the customer is idle. It does so once it has painted. */
const isWatched = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate((kept) => kept in sessionStorage, activity)).toBe(true);

/** Resolves when the code of the idle dialog has run. The limit of a load that is under way would be over at once when the time jumps. */
const dialogLoaded = async (page: Page): Promise<void> => {
  await Promise.all(['css', 'js'].map((kind) => page.waitForResponse(new RegExp(`/assets/idle\\.\\w+\\.${kind}$`))));
  // The loader takes its script out of the page when that has run. A response alone is too early.
  await expect(page.locator('script[src*="/assets/idle."]')).toHaveCount(0);
};

test.describe('An idle customer @memory', () => {
  test('is asked after 15 minutes, keeps the draft by staying, and is signed out after sleeping for 20 @SIGNIN-41 @SAFE-4', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    const loaded = dialogLoaded(page);
    await portal.open('nj-current', '/claim/report');
    await page.getByLabel('I confirm that').check();

    await isWatched(page);
    await loaded;
    await page.clock.fastForward('15:30');
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(dialog.getByRole('timer')).toHaveText(/^1:\d\d$/);
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('I confirm that')).toBeChecked();

    await page.clock.fastForward('20:00');
    await expect(page.getByText('You have been signed out because you were away for a while.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nj-current@example.com');
  });

  test('is signed out before a tab that is restored after a day paints customer data @SIGNIN-44', async ({
    page,
    portal,
  }) => {
    await portal.open('nj-current', '/policy');
    await portal.expectScreen('My Policy');
    const data = await customerData(page);
    await notePaintedFrames(page);

    await page.reload();
    await portal.expectScreen('My Policy');
    await expect.poll(() => paintedData(page, data)).not.toEqual([]);

    await page.goto('about:blank');
    await page.clock.setFixedTime(Date.now() + DAY);
    await portal.visit('nj-current', '/policy');
    await expect(page.getByText('You have been signed out because you were away for a while.')).toBeVisible();
    expect(await paintedData(page, data)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nj-current@example.com');
  });

  test('is signed out before a tab that slept for a day paints customer data again @SIGNIN-44 @SAFE-4 @everything', async ({
    page,
    portal,
  }) => {
    await notePaintedFrames(page);
    await portal.open('nj-current', '/policy');
    await portal.expectScreen('My Policy');
    const data = await customerData(page);
    await expect.poll(() => paintedData(page, data)).not.toEqual([]);

    await page.clock.setFixedTime(Date.now() + DAY);
    await page.evaluate(() => {
      (Reflect.get(window, 'paintedFrames') as string[]).length = 0;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByText('You have been signed out because you were away for a while.')).toBeVisible();
    expect(await paintedData(page, data)).toEqual([]);
  });

  test('is signed out although the code of the dialog cannot be loaded @SIGNIN-42 @everything', async ({
    page,
    portal,
  }) => {
    portal.provokes(/Loading chunk|Failed to load/);
    await page.route(/\/assets\/idle\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.clock.install();
    await portal.signIn('nj-current');
    await isWatched(page);
    await page.clock.fastForward('17:30');
    await expect(page.getByText('You have been signed out because you were away for a while.')).toBeVisible();
  });

  test('is asked although the style sheet of the dialog cannot be loaded @SHELL-65 @SIGNIN-41 @everything', async ({
    page,
    portal,
  }) => {
    portal.provokes(/CSS chunk|CSS_CHUNK|Failed to load/);
    await page.route(/\/assets\/idle\.\w+\.css$/, (route) => route.fulfill({ status: 404 }));
    await page.clock.install();
    const loaded = dialogLoaded(page);
    await portal.signIn('nj-current');
    await isWatched(page);
    await loaded;
    await page.clock.fastForward('15:30');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  });

  test('is out of every tab by Log Out in one @SIGNIN-40 @SAFE-5', async ({ page, portal }) => {
    await portal.signIn('nj-current');
    // The new tab inherits the storage. It writes this itself when it begins to watch.
    await page.evaluate((kept) => sessionStorage.removeItem(kept), activity);
    const other = await duplicateTab(page);
    await isWatched(other);

    await press(page, 'Log Out');

    await expect(other.getByText('You have been signed out. Please log in again.')).toBeVisible();
    expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('HP-');
  });
});

test('A half-filled form stays where a duplicate of its tab signs in as somebody else @SAFE-7 @memory @everything', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.signIn('nj-current');
  await perform(page, beginClaim, toWhat);
  await page.getByLabel('Description').fill('It leaks.');
  await isWatched(page);
  const other = await duplicateTab(page);
  await isWatched(other);
  await other.getByRole('link', { name: 'Hearthside' }).click();
  await logIn(other, 'nj-noclaims@example.com');
  await expect(other.getByRole('heading', { level: 1, name: 'Your Policy Dashboard' })).toBeVisible();
  await isWatched(other);
  await page.clock.fastForward('00:05');
  await expect(page.getByLabel('Description')).toHaveValue('It leaks.');
});

test.describe('Log Out', () => {
  /** Another tab, with a sign-in of its own. */
  const signInBeside = async (page: Page, account: string): Promise<Page> => {
    const other = await page.context().newPage();
    // As a tab that sleeps: it hears no news of the others.
    await other.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    await other.goto(new URL('/', page.url()).href);
    await logIn(other, `${account}@example.com`);
    await expect(other.getByRole('button', { name: 'Log Out' })).toBeVisible();
    return other;
  };

  test('reaches a tab of the same customer that hears nothing, and no other customer @SIGNIN-40 @SIGNIN-50', async ({
    page,
    portal,
  }) => {
    await portal.signIn('nj-current');
    const [same, stranger] = [await signInBeside(page, 'nj-current'), await signInBeside(page, 'nj-manyclaims')];
    await press(page, 'Log Out');
    await expect(same.getByText('You have been signed out. Please log in again.')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toContain('@');
  });
});

test.describe('A clock that is set', () => {
  const setClock = (page: Page, minutes: number): Promise<void> =>
    page.evaluate((milliseconds) => {
      const real = Date;
      window.Date = class extends real {
        constructor(...given: [] | [number]) {
          super(given[0] ?? real.now() + milliseconds);
        }
        static override now = (): number => real.now() + milliseconds;
      } as DateConstructor;
    }, minutes * 60_000);

  test('forward signs out nobody who is typing @SIGNIN-57 @everything', async ({ page, portal }) => {
    await portal.open('nj-current', '/profile');
    await press(page, 'Edit Email Address');
    const email = page.getByLabel('New Email Address');
    await email.pressSequentially('ada.', { delay: 100 });
    await setClock(page, 20);
    await email.pressSequentially('who.types.for.five.seconds.and.more@example.com', { delay: 100 });
    await expect(email).toHaveValue('ada.who.types.for.five.seconds.and.more@example.com');
  });
});

test('Offline, a banner says so at once, and goes when the connection is back @SHELL-26 @memory @everything', async ({
  page,
  portal,
  context,
}) => {
  await portal.signIn('ny-current');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeInViewport();
  await portal.expectAccessible();
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const banner = page.locator('[aria-live] > p').filter({ hasText: 'You are offline.' });
  expect((await banner.boundingBox())?.height).toBeLessThan(256 / 3);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
});
