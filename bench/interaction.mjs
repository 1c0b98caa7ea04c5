// Interaction latency, route changes and list scaling, several apps side by side in one run. See README.md.
import { actionClock } from './actionClock.mjs';
import * as B from './browser.mjs';
import { serve } from './server.mjs';
import { format, median, percentile, range, table } from './statistics.mjs';

const { opt, apps } = B.commandLine({ n: '5', cpu: '1', network: 'none', json: '', only: '' });

/** The milliseconds that the page spent between two readings. */
const spent = (before, after) => {
  const of = (key) => (after[key] - before[key]) * 1e3;
  return {
    scriptMs: of('ScriptDuration'),
    taskMs: of('TaskDuration'),
    layoutMs: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
};

/** What a scenario is handed: see README.md. */
class Ctx {
  actions = [];
  routes = [];
  scrolls = [];
  constructor(page, cdp, origin, context) {
    Object.assign(this, { page, cdp, origin, context });
  }
  async idle(quiet = 120) {
    // two frames and a quiet moment: event entries are queued after the paint they measure
    await this.page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
    await B.pause(quiet);
  }
  async #measured(label, act) {
    await this.page.evaluate((l) => {
      window.__ix.label = l;
    }, label);
    const before = await B.metrics(this.cdp);
    const result = await act();
    await this.idle();
    this.actions.push({ label, ...spent(before, await B.metrics(this.cdp)) });
    return result;
  }
  /** A real click; its latency is measured. `css` is a Playwright selector. */
  click(label, css) {
    return this.#measured(label, () => this.page.click(css, { timeout: B.TIMEOUT }));
  }
  /** Real key presses into a field, one by one; each is measured. */
  type(label, css, text) {
    return this.#measured(label, async () => {
      await this.page.focus(css);
      await this.page.keyboard.type(text, { delay: 40 });
    });
  }
  /** Click → target visible. `want` = {css, text?}. */
  route(label, css, want) {
    return this.#measured(label, async () => {
      await this.page.evaluate((w) => window.__ix.arm(w), want);
      await this.page.click(css, { timeout: B.TIMEOUT });
      const armed = await this.page.waitForFunction(
        () => window.__ix.armed.painted != null && { ...window.__ix.armed },
        null,
        { timeout: B.TIMEOUT, polling: 50 },
      );
      const { shown, painted } = await armed.jsonValue();
      this.routes.push({ label, shown, painted });
      return painted;
    });
  }
  async scroll({ px, steps }) {
    const gaps = await this.page.evaluate(([p, s]) => window.__ix.scroll(p, s), [px, steps]);
    this.scrolls.push(Math.max(...gaps));
    await this.idle();
  }
  see(want) {
    return this.page.waitForFunction((w) => window.__ix.seen(w), want, { timeout: B.TIMEOUT });
  }
  /** Each interaction, by its input. */
  async events() {
    const { entries, paints } = await this.page.evaluate(() => ({
      entries: window.__ix.entries,
      paints: window.__ix.paints,
    }));
    // One interaction = the worst of its events. Those not reported were under 16 ms: counted as 16.
    const by = new Map();
    for (const [id, start, dur] of entries) {
      const v = by.get(id);
      if (!v || dur > v.dur) by.set(id, { start: Math.min(start, v?.start ?? start), dur });
    }
    const spans = [...by.values()];
    return paints.map(([label, start, paint]) => {
      const hit = spans.find(
        (s) => Math.abs(s.start - start) < 250 && start >= s.start - 1 && start <= s.start + Math.max(s.dur, 200),
      );
      return { label, paint, event: hit ? hit.dur : 16 };
    });
  }
}

const openPage = async (browser, { origin, scenario }, prepare) => {
  const context = await B.newContext(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.addInitScript(actionClock);
  await B.throttle(cdp, { ...B.networks[opt.network], cpu: Number(opt.cpu) });
  const ctx = new Ctx(page, cdp, origin, context);
  await prepare?.(ctx);
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: B.TIMEOUT });
  await scenario.ready(ctx);
  await ctx.idle(400);
  return ctx;
};

const runScenario = async (browser, app) => {
  const ctx = await openPage(browser, app);
  await app.scenario.run(ctx);
  app.measured.events.push(...(await ctx.events()));
  app.measured.actions.push(...ctx.actions);
  app.measured.routes.push(...ctx.routes);
  await ctx.context.close();
};

const withoutLongTask = (page) =>
  page.waitForFunction(
    () => {
      const [start, duration] = window.__ix.long.at(-1) ?? [-1e9, 0];
      return performance.now() - start - duration > 1000;
    },
    null,
    { timeout: B.TIMEOUT, polling: 150 },
  );

const openList = async (browser, app, size) => {
  const { list } = app.scenario;
  const ctx = await openPage(browser, app, (each) => list.prepare(each, size));
  const before = await B.metrics(ctx.cdp);
  const openMs = await ctx.route('open', list.open.click, list.open);
  await B.pause(800);
  await withoutLongTask(ctx.page);
  const after = await B.metrics(ctx.cdp);
  const rows = await ctx.page.evaluate((css) => document.querySelectorAll(css).length, list.open.css);
  await list.use(ctx);
  const used = (await ctx.events()).filter(({ label }) => label !== 'open');
  await ctx.cdp.send('HeapProfiler.collectGarbage');
  const { Nodes, JSHeapUsedSize } = await B.metrics(ctx.cdp);
  (app.measured.list[size] ??= []).push({
    openMs,
    ...spent(before, after),
    rows,
    nodes: Nodes,
    heapMB: JSHeapUsedSize / 2 ** 20,
    ...latency(used),
    scrollWorstMs: Math.max(...ctx.scrolls),
  });
  await ctx.context.close();
};

/** The latency that 98 % of interactions stay below. */
const latency = (events) => ({
  inpMs: percentile(
    events.map(({ event }) => event),
    98,
  ),
  paintMs: percentile(
    events.map(({ paint }) => paint),
    98,
  ),
});

for (const app of apps) {
  app.scenario = (await B.load(app.scenario))[app.export ?? 'default'];
  app.origin = await serve({ folder: app.folder, api: app.scenario.api });
  app.measured = { name: app.name, scenario: app.scenario.name, events: [], actions: [], routes: [], list: {} };
}
const measured = apps.map((app) => app.measured);

const report = await B.measureInRounds(opt, apps, { apps: measured }, async (browser, app) => {
  if (opt.only !== 'list' && app.scenario.run) await runScenario(browser, app);
  if (opt.only !== 'run') for (const size of app.scenario.list?.sizes ?? []) await openList(browser, app, size);
});

console.log(`${report.date}  Chromium ${report.chromium}  ${report.machine}`);
console.log(
  `CPU ${opt.cpu}x, network ${opt.network}, ${opt.n} rounds; fixed piece of work ${range(report.calibrationMs)} ms`,
);

const labelsOf = (items) => [...new Set(items.map(({ label }) => label))];
const valuesOf = (items, key) => items.map((item) => item[key]);

if (opt.only !== 'list') {
  const actionRow = ({ name, events, actions }, label) => {
    const ofAction = (items) => items.filter((item) => label === 'ALL' || item.label === label);
    const some = ofAction(events);
    const percentiles = ['event', 'paint'].flatMap((key) => [50, 98].map((p) => percentile(valuesOf(some, key), p)));
    const work = ['scriptMs', 'taskMs'].map((key) => range(valuesOf(ofAction(actions), key)));
    return [name, label, some.length, ...percentiles.map(format), ...work];
  };
  console.log('\n### Interactions: input to next paint, ms (event timing reports nothing under 16; those count as 16)');
  const work = ['script ms per action', 'main-thread ms per action'];
  console.log(
    table(
      ['app', 'action', 'n', 'event p50', 'event p98', 'paint p50', 'paint p98', ...work],
      measured.flatMap((app) => ['ALL', ...labelsOf(app.events)].map((label) => actionRow(app, label))),
    ),
  );
  console.log('\n### Route changes: click to target visible / painted, ms');
  const routeRow = ({ name, routes }, wanted) => {
    const some = routes.filter(({ label }) => label === wanted);
    return [name, wanted, some.length, range(valuesOf(some, 'shown')), range(valuesOf(some, 'painted'))];
  };
  console.log(
    table(
      ['app', 'route', 'n', 'visible', 'painted'],
      measured.flatMap((app) => labelsOf(app.routes).map((label) => routeRow(app, label))),
    ),
  );
  const figures = ({ events, routes }) => [...Object.values(latency(events)), median(valuesOf(routes, 'painted'))];
  const first = figures(measured[0]);
  console.log(`\n### Ratio to ${measured[0].name}`);
  console.log(
    table(
      ['app', 'event p98', 'paint p98', 'median route change'],
      measured.map((app) => [app.name, ...figures(app).map((figure, i) => format(figure / first[i]))]),
    ),
  );
}

const columns = {
  openMs: 'open ms',
  taskMs: 'main-thread ms',
  scriptMs: 'script ms',
  layoutMs: 'style+layout ms',
  rows: 'rows in DOM',
  nodes: 'DOM nodes',
  heapMB: 'heap MB',
  inpMs: 'event p98',
  paintMs: 'paint p98',
  scrollWorstMs: 'worst frame gap',
};
for (const { name, list } of measured) {
  // In ascending order, because the sizes are numbers.
  const [fewest, ...more] = Object.keys(list);
  if (fewest === undefined) continue;
  const rowsOf = (cell) =>
    [fewest, ...more].map((size) => [size, ...Object.keys(columns).map((key) => cell(valuesOf(list[size], key), key))]);
  const ratio = (values, key) => format(median(values) / median(valuesOf(list[fewest], key)));
  console.log(`\n### ${name}: list scaling, median (min–max) of ${list[fewest].length}`);
  console.log(table(['rows', ...Object.values(columns)], rowsOf(range)));
  console.log(table([`ratio to ${fewest}`, ...Object.values(columns)], rowsOf(ratio)));
}
