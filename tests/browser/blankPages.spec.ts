import { routes } from '../../src/ui/screen/routes';
import { type FormScene, contextScenes, otherForms, withCardService } from './contexts';
import { FaultyTab, type Stored } from './FaultyTab';
import { type Page, type Portal, expect, test } from './portal';
import { isInShare } from './share';

const answer = (status: number, message: string) => ({ kind: 'answer', status, message });
const text = (message: string) => ({ kind: 'text', message });

const faults = {
  'no response': { kind: 'noResponse' },
  '400': answer(400, 'No good'),
  '401': answer(401, 'Unauthorized'),
  expired: answer(401, 'The incoming token has expired'),
  '403': answer(403, 'Forbidden'),
  '404': answer(404, 'Not found'),
  '409': answer(409, 'Conflict'),
  '429': answer(429, 'Slow down'),
  '500': answer(500, 'Broken'),
  '503': answer(503, 'Down'),
  HTML: { kind: 'html', status: 200 },
  '204': { kind: 'emptyBody', status: 204 },
  null: text('null'),
  '{}': text('{}'),
  '[]': text('[]'),
  'a truncated body': text('{"data":{"cl'),
} as const;

type FaultName = keyof typeof faults;
const faultNames = Object.keys(faults) as readonly FaultName[];

/** Whether the page is at rest, has a heading, and offers a way on. */
const stateOf = async (page: Page, tab: FaultyTab): Promise<string> => {
  const state = () =>
    page.evaluate(() => {
      const heading = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()).join('');
      const main = document.querySelector('main');
      const ways = [...(main?.querySelectorAll('a[href], button, input') ?? [])].filter((way) => way.checkVisibility());
      const isLoading = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        /(?:…|\.\.\.)$/.test(textContent.trim()),
      );
      const isNotice = document.body.textContent.includes("what you're looking for...");
      if (heading === '' || main === null || main.innerText.trim() === '') return 'blank';
      if (isLoading && !isNotice) return 'loading';
      return ways.length === 0 ? 'no way on' : 'good';
    });
  // A page can look good for a moment before it sends its call, so it has to look good twice.
  const seen: string[] = [];
  const lastTwo = (): string => [...new Set(seen.slice(-2))].join(', then ');
  const look = async (): Promise<string> => {
    await tab.rest();
    seen.push(await state());
    return lastTwo();
  };
  await look();
  // Many pages are seen one after the other: the usual pauses between two looks would be half of the time.
  await expect
    .poll(look, { intervals: [20] })
    .toBe('good')
    .catch(() => undefined);
  return lastTwo();
};

/** Sees many pages, and says in the end which of them are not good. */
class Findings {
  readonly #problems: string[] = [];
  readonly #page: Page;
  readonly #tab: FaultyTab;
  #what = '';

  constructor(page: Page, tab: FaultyTab) {
    this.#page = page;
    this.#tab = tab;
    // An unhandled rejection is one too.
    page.on('pageerror', ({ message }) => this.#problems.push(`${this.#what}: ${message}`));
  }

  begin(what: string): void {
    this.#what = what;
  }

  async see(): Promise<void> {
    const state = await stateOf(this.#page, this.#tab);
    if (state !== 'good') this.#problems.push(`${this.#what}: ${state}`);
  }

  end(): void {
    expect(this.#problems).toEqual([]);
  }
}

/** Goes through the faults. If a page makes no call, no fault can change it, so it counts for all of them. */
const withEach = async (
  tab: FaultyTab,
  names: readonly FaultName[],
  open: (arm: () => Promise<void>, name: FaultName) => Promise<void>,
): Promise<void> => {
  for (const name of names) {
    await tab.meetNothing();
    await open(async () => {
      await tab.meet({ ...faults[name], call: '*' });
      tab.calls.length = 0;
    }, name);
    if (tab.calls.length === 0) return;
  }
};

const visitors = ['signed out', 'signed in', 'signed in, with a stored record'] as const;
type Visitor = (typeof visitors)[number];

const storedFor = async (visitor: Visitor, tab: FaultyTab, portal: Portal): Promise<Stored> => {
  if (visitor === 'signed in, with a stored record') {
    await portal.signIn('nj-current');
    return tab.kept();
  }
  await tab.open('nj-current');
  return visitor === 'signed in' ? tab.sessionOf('nj-current') : {};
};

const addresses = [...Object.values(routes), '/nowhere', '/reset?token=invite-ny', '/forgot?action=FIRST_TIME'];

/** Opens each address with each fault in every call. */
const openEach = async (
  page: Page,
  portal: Portal,
  paths: readonly string[],
  visitor: Visitor,
  namesFor: (index: number) => readonly FaultName[],
): Promise<void> => {
  const tab = new FaultyTab(page, portal);
  const stored = await storedFor(visitor, tab, portal);
  const findings = new Findings(page, tab);
  for (const [index, address] of paths.entries())
    await withEach(tab, namesFor(index), async (arm, name) => {
      await tab.rest();
      await tab.keep(stored);
      await arm();
      findings.begin(`${address}, ${visitor}, ${name}`);
      await portal.visit('nj-current', address);
      await findings.see();
    });
  findings.end();
};

/** Other faults for each index; every fault meets some of them. */
const shareOf = (index: number, shares: number): readonly FaultName[] =>
  faultNames.filter((_, fault) => isInShare(fault + index, shares));

const everyForm: readonly (readonly [string, FormScene])[] = Object.entries({ ...contextScenes, ...otherForms });

/** Everything that a customer can submit. Several contexts may be one form. */
const submissions: Readonly<Record<string, FormScene>> = Object.fromEntries(
  everyForm.filter(([, form], at) => form.act && everyForm.findIndex(([, each]) => each === form) === at),
);

/** Submits a form with each fault in the calls that follow. */
const submit = async (page: Page, portal: Portal, form: string, names: readonly FaultName[]): Promise<void> => {
  const { account, address, isPublic, prepare, reach, act } = submissions[form] ?? contextScenes['sign in'];
  const tab = new FaultyTab(page, portal);
  if (address === '/billing/payment') await withCardService(page);
  await tab.open(account);
  await tab.keep(isPublic ? {} : await tab.sessionOf(account));
  await prepare?.(page, portal);
  const kept = prepare ? await tab.kept() : {};
  const findings = new Findings(page, tab);
  await withEach(tab, names, async (arm, name) => {
    await tab.rest();
    await tab.reset();
    await tab.keep({ ...kept, ...(!isPublic && (await tab.sessionOf(account))) });
    await portal.visit(account, address);
    await reach?.(page);
    await tab.rest();
    await arm();
    findings.begin(`${form}, ${name}`);
    await act?.(page);
    await findings.see();
  });
  findings.end();
};

test.describe('No page is blank @SHELL-7', { tag: '@http' }, () => {
  test.beforeEach(() => {
    test.setTimeout(600_000);
  });

  for (const form of ['request a code', 'send an invitation'])
    test(`after the form to ${form} and a 404`, ({ page, portal }) => submit(page, portal, form, ['404']));

  // In parts, so that the workers share them.
  for (const visitor of visitors)
    for (const part of [0, 1, 2, 3])
      test(`at any address, ${visitor}, after any fault, part ${String(part + 1)} of 4 @everything`, ({
        page,
        portal,
      }) => {
        const paths = addresses.filter((_, index) => index % 4 === part);
        // In CI, an address meets a quarter of the faults, each as one of the visitors.
        return openEach(page, portal, paths, visitor, (index) => shareOf(index + 2 * visitors.indexOf(visitor), 12));
      });

  // In CI, a form meets every sixteenth fault here, and others in contexts.spec.ts.
  for (const [index, form] of Object.keys(submissions).entries())
    test(`after the form to ${form} and any fault @everything`, ({ page, portal }) =>
      submit(page, portal, form, shareOf(index, 16)));
});
