#!/usr/bin/env node
// Interaction latency, route changes and list scaling, several apps side by side in one run. See README.md.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { actionClock } from './actionClock.mjs';
import * as L from './lib.mjs';

const { opt, specs } = L.parseArgs(process.argv.slice(2), {
  n: '5',
  cpu: '1',
  network: 'none',
  proto: 'h2',
  encoding: 'br',
  sizes: '',
  'list-n': '3',
  json: '',
  timeout: '60000',
  viewport: '1280x800',
  only: '',
  verbose: false,
});
const apps = specs.map(L.parseSpec);
if (!apps.length || apps.some((a) => !a.scenario)) {
  console.error(
    'usage: interaction.mjs [--n 5] [--cpu 4] [--network none|slow4g] [--sizes 100,1000,10000] [--json out.json] name=URL|DIST;scenario=file.mjs[;api=mock.mjs][;sw=allow] …',
  );
  process.exit(2);
}
const TIMEOUT = Number(opt.timeout);
const [vw, vh] = opt.viewport.split('x').map(Number);
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

/** What a scenario is handed: see README.md. */
class Ctx {
  constructor(page, cdp, origin, context) {
    Object.assign(this, { page, cdp, origin, context, actions: [], routes: [], scrolls: [] });
  }
  async idle(quiet = 120) {
    // two frames and a quiet moment: event entries are queued after the paint they measure
    await this.page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
    await sleep(quiet);
  }
  async #measured(label, act) {
    await this.page.evaluate((l) => {
      window.__ix.label = l;
    }, label);
    const a = await L.metrics(this.cdp);
    const r = await act();
    await this.idle();
    const b = await L.metrics(this.cdp);
    const d = (k) => (b[k] - a[k]) * 1e3;
    this.actions.push({
      label,
      scriptMs: d('ScriptDuration'),
      taskMs: d('TaskDuration'),
      layoutMs: d('LayoutDuration') + d('RecalcStyleDuration'),
    });
    return r;
  }
  /** A real click; its latency is measured. `css` is a Playwright selector; `until` {css,text} waits for an effect. */
  click(label, css, until) {
    return this.#measured(label, async () => {
      await this.page.click(css, { timeout: TIMEOUT });
      if (until) await this.see(until);
    });
  }
  /** Real key presses into a field, one by one; each is measured. */
  type(label, css, text, delay = 40) {
    return this.#measured(label, async () => {
      await this.page.focus(css);
      await this.page.keyboard.type(text, { delay });
    });
  }
  press(label, key) {
    return this.#measured(label, () => this.page.keyboard.press(key));
  }
  /** Click → target visible. `want` = {css, text?, gone?}. */
  route(label, css, want) {
    return this.#measured(label, async () => {
      await this.page.evaluate((w) => window.__ix.arm(w), want);
      await this.page.click(css, { timeout: TIMEOUT });
      const h = await this.page.waitForFunction(
        () => window.__ix.armed.painted != null && { ...window.__ix.armed },
        null,
        { timeout: TIMEOUT, polling: 50 },
      );
      const v = await h.jsonValue();
      this.routes.push({ label, shown: v.shown, painted: v.painted });
      return v;
    });
  }
  async scroll(label, { css = '', px = 120, steps = 60 } = {}) {
    const gaps = await this.page.evaluate(([c, p, s]) => window.__ix.scroll(c, p, s), [css, px, steps]);
    this.scrolls.push({ label, worst: Math.max(...gaps), p95: L.quantile(gaps, 0.95) });
    await this.idle();
  }
  see({ css, text }) {
    return this.page.waitForFunction((w) => window.__ix.seen(w), { css, text }, { timeout: TIMEOUT });
  }
  goto(p) {
    return this.page.goto(this.origin + p, { waitUntil: 'load', timeout: TIMEOUT });
  }
  async collect() {
    const x = await this.page.evaluate(() => ({
      entries: window.__ix.entries,
      paints: window.__ix.paints,
      long: window.__ix.long,
    }));
    // One interaction = the worst of its events. Those not reported were under 16 ms: counted as 16.
    const by = new Map();
    for (const [id, start, dur] of x.entries) {
      const v = by.get(id);
      if (!v || dur > v.dur) by.set(id, { start: Math.min(start, v?.start ?? start), dur });
    }
    const spans = [...by.values()];
    const events = x.paints.map(([label, start, paint]) => {
      const hit = spans.find(
        (s) => Math.abs(s.start - start) < 250 && start >= s.start - 1 && start <= s.start + Math.max(s.dur, 200),
      );
      return { label, paint, event: hit ? hit.dur : 16 };
    });
    return { events, long: x.long };
  }
}

async function openPage(context, scenario, app, host, prepare) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.addInitScript(actionClock);
  const net =
    opt.network === 'none'
      ? { latency: 0, down: -1, up: -1, cpu: Number(opt.cpu) }
      : { ...L.NETWORKS[opt.network], cpu: Number(opt.cpu) };
  if (opt.network !== 'none' || net.cpu > 1) await L.throttle(cdp, net);
  const ctx = new Ctx(page, cdp, host.origin, context);
  if (scenario.prepare) await scenario.prepare(ctx);
  if (prepare) await prepare(ctx);
  // a list can start elsewhere than the run does: prepare() may set ctx.listPath
  await ctx.goto(ctx.listPath || app.path || scenario.path || '/');
  if (scenario.ready && !ctx.listPath) await scenario.ready(ctx);
  await ctx.idle(400);
  return ctx;
}

const pw = await L.loadPlaywright();
const scenarios = [],
  hosts = [];
for (const a of apps) {
  const m = await import(pathToFileURL(path.resolve(a.scenario)).href);
  const scenario = m[a.export ?? 'default'];
  scenarios.push(scenario);
  if (/^https?:/.test(a.target)) hosts.push({ origin: new URL(a.target).origin, close: async () => {} });
  else {
    const api = a.api ? (await import(pathToFileURL(path.resolve(a.api)).href)).default : scenario.api;
    hosts.push(await L.serve({ dir: a.target, api, proto: opt.proto, encoding: opt.encoding }));
  }
}
const spki = opt.proto === 'h2' ? L.tlsPair().spki : null;
const result = {
  date: new Date().toISOString(),
  machine: L.machine(),
  options: opt,
  calibrationMs: [],
  apps: apps.map((a, i) => ({
    name: a.name,
    scenario: scenarios[i].name,
    events: [],
    actions: [],
    routes: [],
    scrolls: [],
    list: {},
  })),
};
const newContext = (browser, a) =>
  browser.newContext({ serviceWorkers: a.sw || 'block', viewport: { width: vw, height: vh } });
let version,
  failures = 0;
try {
  if (opt.only !== 'list')
    for (let round = 0; round < Number(opt.n); round++) {
      const browser = await L.launch(pw, { spki });
      version = browser.version();
      try {
        result.calibrationMs.push(await L.calibrate(browser));
        for (let k = 0; k < apps.length; k++) {
          const i = (k + round) % apps.length,
            s = scenarios[i];
          if (!s.run) continue;
          const context = await newContext(browser, apps[i]);
          const r = result.apps[i];
          let ctx, got;
          try {
            ctx = await openPage(context, s, apps[i], hosts[i]);
            await s.run(ctx, round);
            got = await ctx.collect();
          } catch (e) {
            failures++;
            console.error(
              `! ${apps[i].name} round ${round + 1}, after "${ctx?.actions.at(-1)?.label ?? 'load'}": ${String(e.message).split('\n')[0]}`,
            );
            await context.close();
            continue;
          }
          r.events.push(...got.events);
          r.actions.push(...ctx.actions);
          r.routes.push(...ctx.routes);
          r.scrolls.push(...ctx.scrolls);
          if (opt.verbose)
            console.error(
              `run ${round + 1}/${opt.n} ${apps[i].name}: ${got.events.length} interactions, routes ${ctx.routes.map((x) => x.label + ' ' + L.fmt(x.painted)).join(', ')}`,
            );
          await context.close();
        }
      } finally {
        await browser.close();
      }
    }
  if (opt.only !== 'run' && scenarios.some((s) => s.list))
    for (let round = 0; round < Number(opt['list-n']); round++) {
      const browser = await L.launch(pw, { spki });
      version = browser.version();
      try {
        result.calibrationMs.push(await L.calibrate(browser));
        for (let k = 0; k < apps.length; k++) {
          const i = (k + round) % apps.length,
            s = scenarios[i];
          if (!s.list) continue;
          const sizes = opt.sizes ? opt.sizes.split(',').map(Number) : s.list.sizes || [100, 1000, 10000];
          for (const n of sizes) {
            const context = await newContext(browser, apps[i]);
            const ctx = await openPage(context, s, apps[i], hosts[i], (c) => s.list.prepare?.(c, n));
            const before = await L.metrics(ctx.cdp);
            const r = await ctx.route(`open ${n}`, s.list.open.click, s.list.open);
            // idle = no long task in the last second
            const t = Date.now();
            while (Date.now() - t < TIMEOUT) {
              const quiet = await ctx.page.evaluate(() => {
                const l = window.__ix.long.at(-1);
                return !l || performance.now() - l[0] - l[1] > 1000;
              });
              if (quiet && Date.now() - t > 800) break;
              await sleep(150);
            }
            const after = await L.metrics(ctx.cdp);
            const d = (key) => (after[key] - before[key]) * 1e3;
            const rows = await ctx.page.evaluate((c) => document.querySelectorAll(c).length, s.list.open.css);
            if (s.list.use) await s.list.use(ctx, n);
            const got = await ctx.collect();
            await ctx.cdp.send('HeapProfiler.collectGarbage').catch(() => {});
            const g = await L.metrics(ctx.cdp);
            const used = got.events.filter((e) => !e.label.startsWith('open '));
            const slot = (result.apps[i].list[n] ??= []);
            slot.push({
              openMs: r.painted,
              taskMs: d('TaskDuration'),
              scriptMs: d('ScriptDuration'),
              layoutMs: d('LayoutDuration') + d('RecalcStyleDuration'),
              rows,
              nodes: g.Nodes,
              heapMB: g.JSHeapUsedSize / 2 ** 20,
              inpMs: L.percentile(
                used.map((e) => e.event),
                98,
              ),
              paintMs: L.percentile(
                used.map((e) => e.paint),
                98,
              ),
              scrollWorstMs: ctx.scrolls.length ? Math.max(...ctx.scrolls.map((x) => x.worst)) : null,
            });
            if (opt.verbose)
              console.error(
                `list ${round + 1} ${apps[i].name} n=${n}: open ${L.fmt(r.painted)} ms, ${rows} rows in the page`,
              );
            await context.close();
          }
        }
      } finally {
        await browser.close();
      }
    }
} finally {
  for (const h of hosts) await h.close();
}

const cal = L.summary(result.calibrationMs);
console.log(
  `\n${result.date}  Chromium ${version}  ${result.machine}\nCPU ${opt.cpu}x, network ${opt.network}, n=${opt.n}; fixed-work calibration ${L.fmt(cal?.median)} ms (${L.fmt(cal?.min)}–${L.fmt(cal?.max)})`,
);
const group = (xs, key) => xs.reduce((m, v) => (m.set(v[key], [...(m.get(v[key]) || []), v]), m), new Map());
const range = (xs) => {
  const s = L.summary(xs);
  return s ? `${L.fmt(s.median)} (${L.fmt(s.min)}–${L.fmt(s.max)})` : '–';
};
if (opt.only !== 'list') {
  console.log('\n### Interactions: input to next paint, ms (event timing reports nothing under 16; those count as 16)');
  const rows = [];
  for (const a of result.apps) {
    for (const [label, es] of [['ALL', a.events], ...group(a.events, 'label')]) {
      const acts = a.actions.filter((x) => x.label === label);
      rows.push([
        a.name,
        label,
        es.length,
        L.fmt(
          L.percentile(
            es.map((e) => e.event),
            50,
          ),
        ),
        L.fmt(
          L.percentile(
            es.map((e) => e.event),
            98,
          ),
        ),
        L.fmt(
          L.percentile(
            es.map((e) => e.paint),
            50,
          ),
        ),
        L.fmt(
          L.percentile(
            es.map((e) => e.paint),
            98,
          ),
        ),
        acts.length ? range(acts.map((x) => x.scriptMs)) : '–',
        acts.length ? range(acts.map((x) => x.taskMs)) : '–',
      ]);
    }
    a.inp98 = L.percentile(
      a.events.map((e) => e.event),
      98,
    );
    a.paint98 = L.percentile(
      a.events.map((e) => e.paint),
      98,
    );
  }
  console.log(
    L.table(
      [
        'app',
        'action',
        'n',
        'event p50',
        'event p98',
        'paint p50',
        'paint p98',
        'script ms per action',
        'main-thread ms per action',
      ],
      rows,
    ),
  );
  console.log('\n### Route changes: click to target visible / painted, ms');
  console.log(
    L.table(
      ['app', 'route', 'n', 'visible', 'painted'],
      result.apps.flatMap((a) =>
        [...group(a.routes, 'label')].map(([l, rs]) => [
          a.name,
          l,
          rs.length,
          range(rs.map((r) => r.shown)),
          range(rs.map((r) => r.painted)),
        ]),
      ),
    ),
  );
  if (result.apps.length > 1) {
    const f = result.apps[0],
      m = (a) => L.median(a.routes.map((r) => r.painted));
    console.log(`\n### Ratio to ${f.name}`);
    console.log(
      L.table(
        ['app', 'event p98', 'paint p98', 'median route change'],
        result.apps.map((a) => [a.name, L.fmt(a.inp98 / f.inp98), L.fmt(a.paint98 / f.paint98), L.fmt(m(a) / m(f))]),
      ),
    );
  }
}
for (const a of result.apps) {
  const sizes = Object.keys(a.list)
    .map(Number)
    .sort((x, y) => x - y);
  if (!sizes.length) continue;
  const keys = [
    ['openMs', 'open ms'],
    ['taskMs', 'main-thread ms'],
    ['scriptMs', 'script ms'],
    ['layoutMs', 'style+layout ms'],
    ['rows', 'rows in DOM'],
    ['nodes', 'DOM nodes'],
    ['heapMB', 'heap MB'],
    ['inpMs', 'event p98'],
    ['paintMs', 'paint p98'],
    ['scrollWorstMs', 'worst frame gap'],
  ];
  console.log(`\n### ${a.name}: list scaling, median (min–max) of ${a.list[sizes[0]].length}`);
  console.log(
    L.table(
      ['rows', ...keys.map((k) => k[1])],
      sizes.map((n) => [n, ...keys.map(([k]) => range(a.list[n].map((r) => r[k])))]),
    ),
  );
  console.log(
    L.table(
      [`ratio to ${sizes[0]}`, ...keys.map((k) => k[1])],
      sizes.map((n) => [
        n,
        ...keys.map(([k]) => L.fmt(L.median(a.list[n].map((r) => r[k])) / L.median(a.list[sizes[0]].map((r) => r[k])))),
      ]),
    ),
  );
}
if (failures) {
  console.log(`\n${failures} run(s) failed and are left out`);
  process.exitCode = 1;
}
if (opt.json) fs.writeFileSync(opt.json, JSON.stringify(result, null, 1));
