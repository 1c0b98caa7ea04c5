import { type APIRequestContext, type Locator, type Page, type Route, expect, test as base } from '@playwright/test';
import { ports } from '../../playwright.config';
import { english } from '../../src/ui/text/english';
import { translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { axeFindings } from './axeFindings';
import { smallTargets } from './smallTargets';

/** The language of the journeys that have no words of their own: English, unless Spanish is asked for (`npm run test:keyboard`). */
export const language = process.env['JOURNEYS'] === 'es' ? spanish : english;
export const t = translate(language);

export const password = 'Hearth-2026!';

/** The address of a variant; New Jersey's and Illinois's customers are served by another host. */
const originOf = (account: string, baseURL: string): string =>
  account.startsWith('ny-') ? baseURL : baseURL.replace('localhost', 'nj.localhost');

/** Fills the login and submits it. */
export const logIn = async (page: Page, userName: string, secret = password): Promise<void> => {
  await page.getByLabel(t('login.userName')).fill(userName);
  await page.getByLabel(t('login.password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: t('login.submit') }).click();
};

/** Runs in the page: React controls its login. */
export const isAdopted = (): boolean =>
  Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__reactFiber'));

/** Waits until React controls the login of the page. */
export const adopted = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAdopted);
};

/** Signs in over HTTP and returns what the tab stores for that session. The page must be on the host of the customer's variant. */
export const sessionOf = (page: Page, account: string): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    async ([userName, secret]) => {
      const response = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userName, password: secret }),
      });
      const { data } = (await response.json()) as { readonly data: unknown };
      return { 'hearthside.1.auth': JSON.stringify(data) };
    },
    [`${account}@example.com`, password] as const,
  );

export interface Portal {
  readonly inMemory: boolean;
  /** Opens an address of the variant that the account belongs to. */
  visit(account: string, path?: string): Promise<void>;
  /** Opens an address with the account signed in, without the login screen. */
  open(account: string, path: string): Promise<void>;
  /** Signs in on the login screen and waits for the dashboard. */
  signIn(account: string): Promise<void>;
  /** The heading of the screen that is shown. */
  expectScreen(title: string): Promise<void>;
  /** The screen is shown and has taken the focus, so that keys go where the test sends them. */
  arriveAt(title: string): Promise<void>;
  /**
   * axe finds nothing on the page as it is, nothing is wider than the page, and nothing that is pressed is too small.
   *
   * @param rules those of axe, if not all
   */
  expectAccessible(rules?: readonly string[]): Promise<void>;
  /** The test itself provokes what the page logs. */
  provokes(problem: RegExp): void;
}

/**
 * Firefox reports a wrong integrity, with this hash of no bytes, for a script whose load a navigation has cancelled. Playwright does not
 * always say there that the load has failed.
 */
const hashOfNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** Makes the pages of the portal open in a language. Firefox's first page is empty, and has no storage. */
export const chooseLanguage = (page: Page, code: string) =>
  page.addInitScript((chosen) => {
    if (window.origin !== 'null') window.localStorage.setItem('hearthside-language', chosen);
  }, code);

/** What a policyholder does in every journey; a page that logs an error, or breaks its security policy, fails its test. */
export const test = base.extend<{ portal: Portal }>({
  portal: async ({ page, baseURL }, use, info) => {
    const { testId, project } = info;
    const inMemory = project.name.endsWith('memory');
    // Over HTTP each test has an insurer of its own, so that they can run side by side.
    if (!inMemory) await page.setExtraHTTPHeaders({ 'x-reference-world': testId });
    const problems: string[] = [];
    const provoked: RegExp[] = [];
    const isOfCancelled = (problem: string): boolean =>
      project.name.startsWith('firefox') && problem.includes(hashOfNothing);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // The browser logs every refused call. A test checks how the portal reacts.
      const isNoted = message.text().startsWith('Failed to load resource');
      // Chromium gives no reason where the page was left before a fetch with integrity had ended.
      const isLeft = /^Fetch API cannot load \S+\. $/.test(message.text());
      if (message.type() === 'error' && !isNoted && !isLeft) problems.push(message.text());
    });
    // The build's own Content-Security-Policy and Trusted Types are enforced; whatever they stop is a defect.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error(`The security policy stopped ${blockedURI} by ${violatedDirective}: ${sample}`),
      ),
    );
    if (language.code !== 'en') await chooseLanguage(page, language.code);
    const portal: Portal = {
      inMemory,
      open: async (account, path) => {
        if (inMemory) return portal.visit(account, `${path}${path.includes('?') ? '&' : '?'}account=${account}`);
        const blank = '**/blank.html';
        await page.route(blank, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '' }));
        await portal.visit(account, '/blank.html');
        await page.unroute(blank);
        const kept = Object.entries(await sessionOf(page, account));
        await page.evaluate((all) => {
          for (const [name, value] of all) sessionStorage.setItem(name, value);
        }, kept);
        return portal.visit(account, path);
      },
      visit: async (account, path = '/') => {
        await page.goto(originOf(account, baseURL ?? '') + path);
      },
      signIn: async (account) => {
        await portal.visit(account);
        await logIn(page, `${account}@example.com`);
        await portal.arriveAt(t('home.title'));
      },
      expectScreen: async (title) => {
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      },
      arriveAt: async (title) => {
        await portal.expectScreen(title);
        const isFocused = () => document.activeElement?.matches('h1, [role="alert"], [role="status"]') ?? false;
        await expect.poll(() => page.evaluate(isFocused), `"${title}" has the focus`).toBe(true);
      },
      provokes: (problem) => void provoked.push(problem),
      expectAccessible: async (rules) => {
        // A screen that is not known yet has a heading for screen readers alone.
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        const findings = await axeFindings(
          page,
          rules
            ? { runOnly: { type: 'rule', values: [...rules] } }
            : { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } },
        );
        expect(findings).toEqual([]);
        expect(await tooWide(page)).toBe(0);
        expect(await smallTargets(page)).toEqual([]);
        const fields = 'main :is(input:not([type="radio"], [type="checkbox"]), select, textarea)';
        await expect(page.locator(`${fields}:not([autocomplete])`)).toHaveCount(0);
      },
    };
    await use(portal);
    // What the customer saw tells more than the step that failed.
    if (info.status !== info.expectedStatus)
      console.log(await page.locator('body').innerText({ timeout: 5_000 }).catch(String), problems);
    // The policy of nj-noterms is an error.
    portal.provokes(/PolicyWithoutTerms/);
    const isProvoked = (problem: string): boolean => provoked.some((pattern) => pattern.test(problem));
    expect(problems.filter((problem) => !isProvoked(problem) && !isOfCancelled(problem))).toEqual([]);
  },
});

/** By how many pixels something is wider than the page. Firefox counts the scroll bar in `innerWidth`. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Tells the reference server what becomes of the test's own insurer. */
export const tellInsurer = async (
  request: APIRequestContext,
  method: 'POST' | 'DELETE',
  path: 'faults' | 'reset',
  data?: object,
): Promise<void> => {
  const address = `http://127.0.0.1:${String(ports.api)}/_reference/${path}`;
  const headers = { 'x-reference-world': base.info().testId };
  const response = await request.fetch(address, { method, headers, ...(data && { data }) });
  expect(response.status()).toBe(204);
};

/** Makes the test's own insurer answer with a fault. */
export const setFault = (request: APIRequestContext, fault: object): Promise<void> =>
  tellInsurer(request, 'POST', 'faults', fault);

/** Lets an intercepted call arrive. Node does not resolve every name under localhost. */
export const arriving = (route: Route) =>
  route.fetch({
    url: route
      .request()
      .url()
      .replace(/\w+\.localhost/, '127.0.0.1'),
  });

/** Runs in the page: only the session is kept, so that the next page loads the record of the customer again. */
export const forgetRecord = (): void => {
  for (const key of Object.keys(sessionStorage)) if (!key.endsWith('.auth')) sessionStorage.removeItem(key);
};

export { expect };
export type { Locator };
export type { Page };

/** What a list of facts says of a term. */
export const fact = (place: Page | Locator, term: string) =>
  place.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
