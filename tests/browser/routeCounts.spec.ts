import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';
import { FaultyTab } from './FaultyTab';
import { type Page, arriving, expect, password, test } from './portal';
import { dialogHasRun } from './scenes';
import { fillIn, goTo, press } from './steps';

/** What a route costs, whatever the machine. */
interface Cost {
  /** Times that React changed the page. */
  readonly commits: number;
  /** Elements that came into the page. */
  readonly elements: number;
  /** Functions that ran. */
  readonly calls: number;
  /** Times that the browser laid the page out. */
  readonly layouts: number;
}

type Costs = Readonly<Record<string, Cost>>;

const file = path.join(__dirname, 'routeCounts.json');

/** Runs in the page before its scripts. React reports its commits to the developer tools. */
const countWork = (): void => {
  const work = { commits: 0, elements: 0 };
  const ignore = (): void => undefined;
  Object.assign(window, {
    work,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (work.commits += 1),
      onPostCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    },
  });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) work.elements += 1 + node.querySelectorAll('*').length;
  }).observe(document, { childList: true, subtree: true });
};

const costOf = async (page: Page, tab: FaultyTab, browser: CDPSession, go: () => Promise<void>): Promise<Cost> => {
  /** Until no request is on its way, and the browser has nothing to do. */
  const settle = async (): Promise<void> => {
    await tab.rest();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await tab.rest();
  };

  const layoutsSoFar = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  await settle();
  await page.evaluate(() => Object.assign(Reflect.get(window, 'work') as object, { commits: 0, elements: 0 }));
  const before = await layoutsSoFar();
  await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await go();
  await settle();
  const { result } = await browser.send('Profiler.takePreciseCoverage');
  await browser.send('Profiler.stopPreciseCoverage');
  const calls = result
    .filter(({ url }) => url.startsWith('http'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);
  const work = await page.evaluate(() => Reflect.get(window, 'work') as Pick<Cost, 'commits' | 'elements'>);
  return { ...work, calls, layouts: (await layoutsSoFar()) - before };
};

const kinds = ['commits', 'elements', 'calls', 'layouts'] as const;

/** Noise only adds. */
const leastOf = (visits: readonly Cost[]): Cost =>
  Object.fromEntries(kinds.map((kind) => [kind, Math.min(...visits.map((cost) => cost[kind]))])) as unknown as Cost;

/** What grew by more than a tenth, in whole numbers: eight commits may be nine, and one is one. */
const grown = (now: Costs, kept: Costs): readonly string[] =>
  Object.entries(now).flatMap(([route, cost]) =>
    kinds
      .map((kind) => ({ kind, count: cost[kind], before: kept[route]?.[kind] ?? 0 }))
      .filter(({ count, before }) => count > Math.round(before * 1.1))
      .map(({ kind, count, before }) => `${route}: ${String(count)} ${kind} instead of ${String(before)}`),
  );

test('no route costs more than a tenth more than it did @http @chromium @everything', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countWork);
  // Reading thousands of rows would hide what the screens cost.
  await page.route(/\/api\/(?:claims|customer\/billingMethod)$/, async (route) => {
    const response = await arriving(route);
    const few = (_: string, value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 50) : value);
    await route.fulfill({ response, json: JSON.parse(await response.text(), few) as unknown });
  });
  const tab = new FaultyTab(page, portal);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  await browser.send('Profiler.enable');
  const claim = page.getByRole('rowheader', { name: /HC-/ }).first();
  /** What a screen shows already is read again after the paint. */
  const readAgain = async (address: RegExp, act: () => Promise<void>): Promise<void> => {
    const answered = page.waitForResponse(address);
    await act();
    await (await answered).finished();
  };
  const journey = {
    'login to dashboard': async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('link', { name: /^HC-/ })).toBeVisible();
      // This would count for the next route.
      await page.waitForFunction(dialogHasRun);
    },
    'first visit to the claims': async () => {
      await readAgain(/\/api\/claims$/, () => goTo(page, 'Claims'));
      await expect(claim).toBeVisible();
    },
    'next page': async () => {
      await press(page, 'Next');
      await expect(page.getByText('11–20 of')).toBeVisible();
    },
    'back to the dashboard': async () => {
      await readAgain(/\/api\/customer$/, () => goTo(page, 'Home'));
      await portal.arriveAt('Your Policy Dashboard');
    },
    'back to the claims': async () => {
      await readAgain(/\/api\/claims$/, () => goTo(page, 'Claims'));
      await expect(claim).toBeVisible();
    },
  };
  const visits: Record<string, Cost[]> = {};
  for (let visit = 0; visit < 3; visit += 1) {
    await portal.visit('nj-manyclaims');
    await fillIn(page, { 'Email Address': 'nj-manyclaims@example.com', Password: password });
    for (const [route, go] of Object.entries(journey))
      (visits[route] ??= []).push(await costOf(page, tab, browser, go));
    await press(page, 'Log Out');
  }
  const now: Costs = Object.fromEntries(Object.entries(visits).map(([route, costs]) => [route, leastOf(costs)]));
  if (process.env['COUNTS_WRITE'] === '1') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(grown(now, JSON.parse(readFileSync(file, 'utf8')) as Costs)).toEqual([]);
});
