import fc from 'fast-check';
import { isCall } from '../../src/adapters/reference-api/isCall';
import { routes } from '../../src/ui/screen/routes';
import { anyOf } from '../contract/anyOf';
import { apiCalls } from '../contract/apiCalls';
import { replySchema } from '../contract/replySchema';
import { type Page, forgetRecord, t, test } from './portal';
import { isWhole } from './share';

/** The titles that a customer may find at each address. No screen and the one after it have a title in common, so that a test can tell them apart. */
const screens: readonly (readonly [address: string, titles: readonly string[]])[] = [
  [routes.home, [t('home.title')]],
  [routes.policy, [t('policy.title')]],
  [routes.claim, [t('claims.title'), t('home.title')]],
  [routes.editPolicy, [t('edit.title'), t('policy.title')]],
  [routes.billing, [t('billing.title')]],
  [routes.cancelPolicy, [t('cancel.title'), t('policy.title')]],
  [routes.payment, [t('payment.title'), t('billing.title')]],
  [routes.profile, [t('profile.title'), t('home.title')]],
  [routes.billingFrequency, [t('frequency.title'), t('billing.title')]],
  [routes.viewClaims, [t('claims.title'), t('home.title')]],
];

interface Policy {
  readonly currentTerm?: object | null;
  readonly futureTerm?: object | null;
  readonly priorTerms?: readonly object[] | null;
}

/** A policy without a term is an error for the portal; the schema cannot say so. */
const hasTerm = ({ currentTerm, futureTerm, priorTerms }: Policy): boolean =>
  Boolean(currentTerm ?? futureTerm ?? priorTerms?.[0]);

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The same policy in force today, which is rare among random days: only then can it be edited. */
const inForce = ({ futureTerm: _, ...policy }: Policy): Policy => ({
  ...policy,
  currentTerm: { ...policy.currentTerm, status: 'current', startDate: day(-100), endDate: day(200) },
});

interface Reply {
  readonly data: readonly Policy[];
}

const policyReplies = fc.tuple(anyOf(replySchema('GET /api/policies')), fc.boolean()).map(([reply, isInForce]) => {
  const { data, ...envelope } = reply as Reply;
  const policies = data.filter(hasTerm);
  return { ...envelope, data: isInForce ? policies.map(inForce) : policies };
});

const seed = 15;

/** The replies to each call, in the order in which they are sent. */
const replyStreams = (length: number): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    apiCalls.map((call) => [
      call,
      fc.sample(call === 'GET /api/policies' ? policyReplies : anyOf(replySchema(call)), { seed, numRuns: length }),
    ]),
  );

/** Answers every call with the next of its generated replies; returns how many were sent. */
const answerFromSchema = async (page: Page, length: number): Promise<() => number> => {
  const streams = replyStreams(length);
  const sent = new Map<string, number>();
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const call = apiCalls.find((known) => isCall(known, route.request().method(), pathname)) ?? '';
    const count = sent.get(call) ?? 0;
    sent.set(call, count + 1);
    return route.fulfill({ json: streams.get(call)?.[count % length] });
  });
  return () => [...sent.values()].reduce((sum, count) => sum + count, 0);
};

/** Changes the address as the back button does: without loading the page again. */
const goWithin = (address: string): void => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** The screen is there, it has a content, and nothing is loading. */
const isAtRest = (titles: readonly string[]): boolean => {
  const title = document.querySelector('h1')?.textContent.trim() ?? '';
  // The details of a claim are a status too, with "..." for what is missing.
  const states = [...document.querySelectorAll('[role="status"]:not(:has(dl))')].map(({ textContent }) =>
    textContent.trim(),
  );
  const text = document.querySelector('main')?.innerText.replace(title, '').trim() ?? '';
  return titles.includes(title) && text !== '' && !states.some((state) => /(?:…|\.\.\.)$/.test(state));
};

/** A busy machine is slow; no other wait is this long. */
const expectAtRest = async (page: Page, titles: readonly string[], what: string): Promise<void> => {
  await page.waitForFunction(isAtRest, titles, { timeout: 60_000, polling: 50 }).catch(async () => {
    throw new Error(`${what}: ${titles.join(' or ')} expected at ${page.url()}, found ${await page.innerText('body')}`);
  });
};

/** Presses the first button of this name, if there is one. */
const pressIfThere = (page: Page, name: RegExp): Promise<boolean> =>
  page.evaluate((source) => {
    const isNamed = (button: HTMLButtonElement) =>
      new RegExp(source).test(button.ariaLabel ?? button.innerText) && button.ariaDisabled !== 'true';
    const found = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(isNamed);
    found?.click();
    return found !== undefined;
  }, name.source);

const visitEverything = async (page: Page, origin: string, what: string): Promise<void> => {
  await page.evaluate(forgetRecord);
  for (const [address, titles] of screens) {
    await (address === routes.home ? page.goto(origin + address) : page.evaluate(goWithin, address));
    await expectAtRest(page, titles, `${what}, ${address}`);
    if (await pressIfThere(page, /^(Add|Remove|Show the details of) /))
      await expectAtRest(page, titles, `${what}, ${address}, pressed`);
  }
};

const renderReplies = async (page: Page, replies: number): Promise<void> => {
  const { origin } = new URL(page.url());
  const sent = await answerFromSchema(page, replies);
  for (let round = 1; sent() < replies; round += 1)
    await visitEverything(page, origin, `seed ${String(seed)}, round ${String(round)}`);
};

test.setTimeout(900_000);

test.describe('The screens render every reply that the OpenAPI file allows @http', () => {
  test('a few of them @WIRE-57', async ({ page, portal }) => {
    await portal.signIn('ny-current');
    await renderReplies(page, 15);
  });

  for (const account of ['ny-current', 'nj-current']) {
    test(`many of them, for ${account} @WIRE-57 @everything`, async ({ page, portal }) => {
      await portal.signIn(account);
      await renderReplies(page, isWhole ? 500 : 100);
    });
  }
});
