import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createProxyServer } from 'httpxy';
import { ports } from '../../playwright.config';
import { storeAssets } from '../../scripts/release/storeAssets';
import { type RunningNginx, runningNginx } from '../deploy/runningNginx';
import { closed, listening } from '../support/listening';
import { beginClaim, leakingBoiler, perform, signIn, toBilling, toPolicy, toProfile, toSummary } from './customer';
import { expect, logIn, t, test } from './portal';
import { countRequests, goTo } from './steps';

const root = path.join(__dirname, '../..');
const api = `http://127.0.0.1:${String(ports.api)}`;
const dist = path.join(root, 'dist/main');

/** Another build of the portal: no script and no style sheet has the name that it has in `dist/main`. `npm run build:releases` makes them. */
const anotherBuild = (name: string): string => {
  const folder = path.join(root, 'dist', name);
  const built = (build: string): number => statSync(`${build}.hosts.conf`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built(folder) < built(dist)) throw new Error(`dist/${name} is not of these sources. Run npm run build:releases.`);
  return folder;
};

interface Arrival {
  readonly path: string;
  /** How many requests of this visit came before. */
  readonly number: number;
}

type Choose = (arrival: Arrival) => RunningNginx;

/** One address in front of replicas. Each visit has its own rule for which of them gets a request. */
class Balancer {
  // nginx may close a connection that is kept while the next request is on its way.
  readonly #proxy = createProxyServer({ xfwd: true, agent: false });
  readonly #visits = new Map<string, { choose: Choose; readonly seen: string[] }>();
  readonly #server: Server = createServer((request, response) => {
    const visit = this.#visits.get(String(request.headers['x-reference-world']));
    if (visit === undefined) return void response.writeHead(400).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const replica = visit.choose({ path: pathname, number: visit.seen.length });
    visit.seen.push(pathname);
    // What a replica does not answer is lost for the visitor.
    void this.#proxy.web(request, response, { target: replica.origin }).catch(() => response.destroy());
  });
  #port = 0;

  async start(): Promise<void> {
    this.#port = await listening(this.#server);
  }

  origin(host = 'localhost'): string {
    return `http://${host}:${String(this.#port)}`;
  }

  route(visit: string, choose: Choose): void {
    const known = this.#visits.get(visit);
    if (known) known.choose = choose;
    else this.#visits.set(visit, { choose, seen: [] });
  }

  stop(): Promise<void> {
    return closed(this.#server);
  }
}

const oneOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const isAsset = ({ path: address }: Arrival): boolean => address.startsWith('/assets/');

const visits = Number(process.env['VISITS'] ?? 200);
/** Visits at the same time: a visit mostly waits. */
const LANES = 4;

test.describe('Releases behind one address @firefox @everything @SAFE-42', () => {
  test.describe.configure({ mode: 'serial' });

  let store: string;
  const balancer = new Balancer();
  const started: RunningNginx[] = [];
  let first: RunningNginx;
  let second: RunningNginx;
  let third: RunningNginx;
  /** Replicas that have only the assets of their own release. */
  let firstAlone: RunningNginx;
  let secondAlone: RunningNginx;

  test.beforeAll(async () => {
    const builds = [dist, anotherBuild('second'), anotherBuild('third')] as const;
    store = mkdtempSync(path.join(tmpdir(), 'releases-'));
    for (const build of builds) storeAssets(build, store, 5);
    const serve = async (ROOT: string, ASSETS: string): Promise<RunningNginx> => {
      const limits = { LOGIN_RATE: '100r/s', LOGIN_DAY: '1000000', CONNECTIONS_EACH: '1000' };
      const replica = await runningNginx({ API: api, ROOT, ASSETS, ...limits, API_HEADERS: 'x-reference-world' });
      started.push(replica);
      return replica;
    };
    first = await serve(builds[0], store);
    second = await serve(builds[1], store);
    third = await serve(builds[2], store);
    firstAlone = await serve(builds[0], builds[0]);
    secondAlone = await serve(builds[1], builds[1]);
    await balancer.start();
  });

  test.afterAll(async () => {
    await balancer.stop();
    for (const replica of started) await replica.stop();
    rmSync(store, { recursive: true });
  });

  interface Visitor {
    readonly host?: string;
    /** Whether areas load when they are needed, not ahead. */
    readonly savesData?: boolean;
  }

  const open = async (browser: Browser, world: string, choose: Choose, visitor: Visitor = {}): Promise<Page> => {
    const { host, savesData = false } = visitor;
    balancer.route(world, choose);
    const context: BrowserContext = await browser.newContext({
      extraHTTPHeaders: { 'x-reference-world': world },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // A visit that hangs is lost, and says where.
    page.setDefaultTimeout(60_000);
    if (savesData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(balancer.origin(host));
    return page;
  };

  /** Why a visit is lost, or `undefined`. */
  const lossOf = async (browser: Browser, world: string, choose: Choose): Promise<string | undefined> => {
    const page = await open(browser, world, choose);
    try {
      await perform(page, signIn('ny-current'), toPolicy, toBilling, toProfile);
      return undefined;
    } catch (failure) {
      return String(failure);
    } finally {
      await page.context().close();
    }
  };

  const lostVisits = async (browser: Browser, name: string, ruleOfVisit: () => Choose): Promise<readonly string[]> => {
    const lost: string[] = [];
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < visits) {
        const world = `${name}-${String(next++)}`;
        const loss = await lossOf(browser, world, ruleOfVisit());
        if (loss !== undefined) lost.push(`${world}: ${loss}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return lost;
  };

  test(`lose none of ${String(visits)} visits, with each request to either at random`, async ({ browser }, {
    testId,
  }) => {
    test.setTimeout(60_000 + visits * 20_000);
    expect(await lostVisits(browser, testId, () => () => oneOf([first, second]))).toEqual([]);
  });

  test(`lose none of ${String(visits)} visits when the second replaces the first in the middle`, async ({ browser }, {
    testId,
  }) => {
    test.setTimeout(60_000 + visits * 20_000);
    // From the first release alone, through both, to the second alone, over the requests of one visit.
    const rollout: Choose = ({ number }) => (Math.random() * 60 < number ? second : first);
    expect(await lostVisits(browser, testId, () => rollout)).toEqual([]);
  });

  test('lose a visit without the shared assets: the page is of one release, and its assets are asked of the other', async ({
    browser,
  }, { testId }) => {
    const mixed: Choose = (arrival) => (isAsset(arrival) ? secondAlone : firstAlone);
    const page = await open(browser, testId, mixed);
    await logIn(page, 'ny-current@example.com');
    await expect(page.getByRole('alert')).toContainText('There may be a technical issue');
    await page.context().close();
  });

  test('a tab of the first release goes on through the second and the third', async ({ browser }, { testId }) => {
    const page = await open(browser, testId, () => first, { savesData: true });
    await perform(page, signIn('ny-current'));
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    const stored: string[] = [];
    page.on('response', (response) => {
      if (/\.(?:js|css)$/.test(response.url())) stored.push(`${String(response.status())} ${response.url()}`);
    });
    balancer.route(testId, () => second);
    await perform(page, toPolicy);
    expect(stored).not.toEqual([]);
    const sinceSecond = stored.length;
    balancer.route(testId, () => third);
    await perform(page, toBilling, toProfile);
    expect(stored.length).toBeGreaterThan(sinceSecond);
    expect(stored.filter((answer) => !answer.startsWith('200'))).toEqual([]);
    await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
    await page.context().close();
  });

  test('a tab whose release is gone reloads once into the next, and keeps the draft @SAFE-18', async ({ browser }, {
    testId,
  }) => {
    const page = await open(browser, testId, () => firstAlone, { host: 'nj.localhost', savesData: true });
    await perform(page, signIn('nj-current'), beginClaim, toSummary);

    balancer.route(testId, () => secondAlone);
    const pages = countRequests(page, (request) => request.isNavigationRequest());
    await perform(page, toPolicy);
    expect(pages()).toBe(1);
    await page.goto(`${balancer.origin('nj.localhost')}/claim/report/summary`);
    await expect(page.getByRole('main')).toContainText(leakingBoiler.description);
    await page.context().close();
  });

  test('a tab does not reload again and again when no replica has the part @SAFE-18', async ({ browser }, {
    testId,
  }) => {
    const page = await open(browser, testId, () => firstAlone, { savesData: true });
    await perform(page, signIn('ny-current'));
    const pages = countRequests(page, (request) => request.isNavigationRequest());
    balancer.route(testId, ({ path: address }) => (address.includes('/policy.') ? secondAlone : firstAlone));
    await goTo(page, 'Policy');
    await expect(page.getByRole('heading', { level: 1, name: t('serverError.title') })).toBeVisible();
    expect(pages()).toBe(1);
    await page.context().close();
  });
});
