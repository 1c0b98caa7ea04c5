import { type Page, expect, t, test } from '../browser/portal';

/** `npm run soak` goes on to this many route changes. The first 3,000 warm up the browser. */
const changes = Number(process.env['CHANGES']);

/** Follows the links of the menu, and waits for the heading of each screen. */
const visitScreens = (page: Page, visits: number): Promise<void> =>
  page.evaluate(
    async ({ screens, visits }) => {
      for (let visit = 0; visit < visits; visit += 1) {
        const [path = '', title = ''] = screens[(visit + 1) % screens.length] ?? [];
        document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
        for (let tick = 0; ; tick += 1) {
          const isThere = window.location.pathname === path && document.querySelector('h1')?.textContent === title;
          const isLoading = document.querySelector('main [role="status"] > [aria-hidden]') !== null;
          if (isThere && !isLoading) break;
          if (tick > 5000) throw new Error(`${path} did not appear`);
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      }
    },
    {
      screens: [
        ['/home', t('home.title')],
        ['/policy', t('policy.title')],
        ['/billing', t('billing.title')],
        ['/profile', t('profile.title')],
        ['/claim', t('claims.title')],
      ],
      visits,
    },
  );

/** By how many percent the page grows between two numbers of route changes. */
const growth = async (page: Page, warmUp: number, end: number) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const measure = async (done: number) => {
    for (let round = 0; round < 3; round += 1) await page.requestGC();
    const { metrics } = await devTools.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const measured = { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
    console.log(`${done} route changes:`, measured);
    return measured;
  };
  await visitScreens(page, warmUp);
  const first = await measure(warmUp);
  let last = first;
  const step = (end - warmUp) / 10;
  for (let sample = 1; sample <= 10; sample += 1) {
    await visitScreens(page, step);
    last = await measure(warmUp + sample * step);
  }
  const percent = (what: keyof typeof first): number => ((last[what] - first[what]) / first[what]) * 100;
  const grown = { heap: percent('heap'), nodes: percent('nodes'), listeners: percent('listeners') };
  console.log('Growth in percent:', grown);
  return grown;
};

test.setTimeout(3_600_000);

test('route changes keep nothing alive', async ({ page, portal }) => {
  await portal.signIn('nj-current');
  const { heap, nodes, listeners } = await growth(page, 3_000, changes);
  expect(heap).toBeLessThanOrEqual(3);
  expect(nodes).toBeLessThanOrEqual(1);
  expect(listeners).toBeLessThanOrEqual(1);
});

test('a heading and a listener that each visit keeps alive are found', async ({ page, portal }) => {
  await portal.signIn('nj-current');
  await page.evaluate(() => {
    const kept = new Map<Element, readonly number[]>();
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading === null || kept.has(heading)) return;
      kept.set(heading, Array.from({ length: 500 }, Math.random));
      window.addEventListener('resize', () => heading);
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });
  const { heap, nodes, listeners } = await growth(page, 100, 200);
  expect(Math.min(heap, nodes, listeners)).toBeGreaterThan(10);
});
