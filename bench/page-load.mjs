#!/usr/bin/env node
// Cold page load of several apps, side by side in one run. See README.md.
import fs from 'node:fs';
import * as L from './lib.mjs';
import { loadClock } from './loadClock.mjs';

const { opt, specs } = L.parseArgs(process.argv.slice(2), {
  n: '7',
  conditions: 'none,slow4g',
  proto: 'h2',
  encoding: 'br',
  selector: '',
  timeout: '60000',
  quiet: '1200',
  json: '',
  apps: '',
  vs: '',
  warm: false,
  viewport: '1280x800',
  screenshots: '',
  verbose: false,
});
const apps = [...(opt.apps ? JSON.parse(fs.readFileSync(opt.apps, 'utf8')) : []), ...specs.map(L.parseSpec)];
if (!apps.length) {
  console.error(
    'usage: page-load.mjs [--n 7] [--conditions none,slow4g] [--proto h2|h1] [--json out.json] [--warm] name=URL|DIST[;path=/login;selector=CSS;probe=auto|submit|none;reacts=CSS;api=mock.mjs;sw=block|allow] …',
  );
  process.exit(2);
}
const N = Number(opt.n),
  TIMEOUT = Number(opt.timeout),
  QUIET = Number(opt.quiet);
const [vw, vh] = opt.viewport.split('x').map(Number);
const DEFAULT_SELECTOR = 'button, input:not([type=hidden])';

async function load(context, app, url, net, shot) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const req = new Map();
  let inflight = 0,
    lastNet = Date.now(),
    handledAt = Infinity;
  const t0 = { mono: null };
  cdp.on('Network.requestWillBeSent', (e) => {
    if (e.request.url.startsWith('data:') || e.request.url.startsWith('blob:')) return;
    if (t0.mono == null) t0.mono = e.timestamp;
    if (!req.has(e.requestId)) {
      inflight++;
      req.set(e.requestId, {
        url: e.request.url,
        start: (e.timestamp - t0.mono) * 1e3,
        type: e.type,
        bytes: 0,
        raw: 0,
      });
    }
    lastNet = Date.now();
  });
  cdp.on('Network.responseReceived', (e) => {
    const r = req.get(e.requestId);
    if (r) {
      r.mime = e.response.mimeType;
      r.status = e.response.status;
      r.type = e.type;
      r.proto = e.response.protocol;
      r.cached = e.response.fromDiskCache || e.response.fromPrefetchCache;
    }
  });
  cdp.on('Network.requestServedFromCache', (e) => {
    const r = req.get(e.requestId);
    if (r) r.cached = true;
  });
  cdp.on('Network.dataReceived', (e) => {
    const r = req.get(e.requestId);
    if (r) r.raw += e.dataLength;
  });
  const done = (e, failed) => {
    const r = req.get(e.requestId);
    if (!r || r.end != null) return;
    inflight--;
    lastNet = Date.now();
    r.end = (e.timestamp - t0.mono) * 1e3;
    if (failed) r.failed = e.errorText;
    else r.bytes = r.cached ? 0 : e.encodedDataLength;
  };
  cdp.on('Network.loadingFinished', (e) => done(e));
  cdp.on('Network.loadingFailed', (e) => done(e, true));
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await page.addInitScript(loadClock, {
    selector: app.selector || opt.selector || DEFAULT_SELECTOR,
    probe: app.probe || 'auto',
    reacts: app.reacts || '',
  });
  await L.throttle(cdp, net);
  const before = await L.metrics(cdp);
  const began = Date.now();
  let error = null;
  try {
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
  } catch (e) {
    error = String(e.message).split('\n')[0];
  }
  let b = null;
  while (Date.now() - began < TIMEOUT) {
    b = await page
      .evaluate(() => {
        const x = window.__bench;
        if (!x) return null;
        const last = x.long.at(-1);
        return {
          ...x,
          long: x.long.slice(),
          now: performance.now(),
          sinceLong: last ? performance.now() - (last[0] + last[1]) : 1e9,
        };
      })
      .catch(() => null);
    if (
      b?.handled != null &&
      (!app.reacts || b.reacted != null || b.now - b.handled > 5200) &&
      inflight <= 0 &&
      Date.now() - lastNet > QUIET &&
      b.sinceLong > QUIET
    )
      break;
    if (error) break;
    await new Promise((r) => setTimeout(r, 200));
  }
  const m = await L.metrics(cdp);
  if (shot) await page.screenshot({ path: shot }).catch(() => {});
  await cdp.send('HeapProfiler.enable').catch(() => {});
  await cdp.send('HeapProfiler.collectGarbage').catch(() => {});
  const g = await L.metrics(cdp);
  handledAt = b?.handled ?? Infinity;
  // What the probe itself set off (an XHR after it) is not the page's.
  const own = [...req.values()].filter((r) => !(r.start > handledAt && (r.type === 'XHR' || r.type === 'Fetch')));
  const ok = own.filter((r) => !r.failed);
  const isJs = (r) => /javascript|ecmascript/.test(r.mime || '') || r.type === 'Script';
  const isCss = (r) => /css/.test(r.mime || '');
  const sum = (rs, k) => rs.reduce((s, r) => s + (r[k] || 0), 0);
  const out = {
    jsKB: sum(ok.filter(isJs), 'bytes') / 1024,
    jsUsableKB:
      sum(
        ok.filter((r) => isJs(r) && r.end <= handledAt),
        'bytes',
      ) / 1024,
    jsRawKB: sum(ok.filter(isJs), 'raw') / 1024,
    cssKB: sum(ok.filter(isCss), 'bytes') / 1024,
    totalKB: sum(ok, 'bytes') / 1024,
    totalUsableKB:
      sum(
        ok.filter((r) => r.end <= handledAt),
        'bytes',
      ) / 1024,
    requests: ok.length,
    failed: own.length - ok.length,
    fcp: b?.fcp ?? null,
    lcp: b?.lcp ?? null,
    visible: b?.visible ?? null,
    handled: b?.handled ?? null,
    reacted: b?.reacted ?? null,
    tbt: b ? b.long.reduce((s, [, d]) => s + Math.max(0, d - 50), 0) : null,
    longTasks: b?.long.length ?? null,
    cls: b?.cls ?? null,
    heapMB: g.JSHeapUsedSize / 2 ** 20,
    nodes: g.Nodes,
    scriptMs: (m.ScriptDuration - (before.ScriptDuration || 0)) * 1e3,
    taskMs: (m.TaskDuration - (before.TaskDuration || 0)) * 1e3,
    layoutMs:
      (m.LayoutDuration + m.RecalcStyleDuration - (before.LayoutDuration || 0) - (before.RecalcStyleDuration || 0)) *
      1e3,
  };
  const detail = {
    error,
    proto: ok[0]?.proto,
    requests: own.map(({ url: u, mime, status, bytes, raw, start, end, failed, cached }) => ({
      url: u,
      mime,
      status,
      bytes,
      raw,
      start: Math.round(start),
      end: end == null ? null : Math.round(end),
      failed,
      cached,
    })),
    lcpTag: b?.lcpTag,
    probes: b?.probes,
  };
  await page.close();
  return { out, detail };
}

const COLS = [
  ['jsUsableKB', 'JS KB to usable'],
  ['totalUsableKB', 'all KB to usable'],
  ['jsKB', 'JS KB settled'],
  ['cssKB', 'CSS KB'],
  ['totalKB', 'total KB'],
  ['requests', 'requests'],
  ['fcp', 'FCP ms'],
  ['lcp', 'LCP ms'],
  ['tbt', 'TBT ms'],
  ['visible', 'visible ms'],
  ['handled', 'usable ms'],
  ['reacted', 'reacts ms'],
  ['cls', 'CLS'],
  ['heapMB', 'heap MB'],
  ['scriptMs', 'script ms'],
  ['taskMs', 'task ms'],
];

const pw = await L.loadPlaywright();
const hosts = [];
for (const app of apps) hosts.push(await L.open(app, opt));
const spki = opt.proto === 'h2' ? L.tlsPair().spki : null;
const result = {
  date: new Date().toISOString(),
  machine: L.machine(),
  options: { ...opt },
  apps: apps.map((a) => ({ ...a })),
  calibrationMs: [],
  conditions: {},
};
let version = '';
try {
  for (const cond of opt.conditions.split(',')) {
    if (!(cond in L.NETWORKS)) throw new Error(`unknown condition ${cond}; known: ${Object.keys(L.NETWORKS)}`);
    const modes = opt.warm ? [cond, cond + '+warm'] : [cond];
    for (const m of modes) result.conditions[m] = apps.map((a) => ({ name: a.name, runs: [], detail: null }));
    for (let round = 0; round < N; round++) {
      const browser = await L.launch(pw, { spki });
      version = browser.version();
      try {
        result.calibrationMs.push(await L.calibrate(browser));
        if (round === 0) {
          // one discarded load each: fills the server's precompressed cache and the disk cache
          for (let i = 0; i < apps.length; i++) {
            const c = await browser.newContext({ serviceWorkers: 'block' });
            const p = await c.newPage();
            await p.goto(hosts[i].url, { timeout: TIMEOUT }).catch(() => {});
            await p.waitForTimeout(1500);
            await c.close();
          }
        }
        for (let k = 0; k < apps.length; k++) {
          const i = (k + round) % apps.length; // rotated, so that no app always comes first
          const context = await browser.newContext({
            serviceWorkers: apps[i].sw || 'block',
            viewport: { width: vw, height: vh },
          });
          for (const mode of modes) {
            const shot =
              opt.screenshots && round === 0
                ? `${opt.screenshots}/${apps[i].name}-${mode.replace('+', '-')}.png`
                : null;
            const { out, detail } = await load(context, apps[i], hosts[i].url, L.NETWORKS[cond], shot);
            const slot = result.conditions[mode][i];
            slot.runs.push(out);
            if (round === 0) slot.detail = detail;
            if (detail.error || out.handled == null)
              console.error(
                `! ${apps[i].name} [${mode}] round ${round + 1}: ${detail.error || (out.visible == null ? 'target never visible' : 'submit never taken by the app (static page? use probe=none)')}`,
              );
            if (opt.verbose)
              console.error(
                `${mode} ${round + 1}/${N} ${apps[i].name}: usable ${L.fmt(out.handled)} ms, js ${L.fmt(out.jsKB)} KB, task ${L.fmt(out.taskMs)} ms`,
              );
          }
          await context.close();
        }
      } finally {
        await browser.close();
      }
    }
  }
} finally {
  for (const h of hosts) await h.close();
}

result.chromium = version;
const cal = L.summary(result.calibrationMs);
console.log(
  `\n${result.date}  Chromium ${version}  ${result.machine}\n${opt.proto}, ${opt.encoding}, n=${N} interleaved; fixed-work calibration ${L.fmt(cal.median)} ms (${L.fmt(cal.min)}–${L.fmt(cal.max)})`,
);
for (const [cond, slots] of Object.entries(result.conditions)) {
  const sums = slots.map((s) =>
    Object.fromEntries(Object.keys(s.runs[0]).map((k) => [k, L.summary(s.runs.map((r) => r[k]))])),
  );
  slots.forEach((s, i) => {
    s.summary = sums[i];
  });
  console.log(`\n### ${cond}: median (min–max)`);
  console.log(
    L.table(
      ['app', ...COLS.map((c) => c[1]), 'failed'],
      slots.map((s, i) => [
        s.name,
        ...COLS.map(([k]) => {
          const v = sums[i][k];
          return v
            ? L.fmt(v.min) === L.fmt(v.max)
              ? L.fmt(v.median)
              : `${L.fmt(v.median)} (${L.fmt(v.min)}–${L.fmt(v.max)})`
            : '–';
        }),
        L.fmt(sums[i].failed?.median),
      ]),
    ),
  );
  if (slots.length < 2) continue;
  const keys = COLS.filter(([k]) => k !== 'cls'),
    times = keys.filter(([k]) => ['fcp', 'lcp', 'visible', 'handled', 'reacted', 'scriptMs', 'taskMs'].includes(k));
  for (const name of opt.vs ? opt.vs.split(',') : [slots[0].name]) {
    const ref = slots.findIndex((s) => s.name === name);
    if (ref < 0) throw new Error(`--vs: no app named ${name}`);
    // Ratio within each round, then the median of those: what the machine did to one it did to the other.
    slots.forEach((s, i) => {
      (s.ratio ??= {})[name] = Object.fromEntries(
        keys.map(([k]) => [
          k,
          L.summary(
            s.runs.map((r, j) => (slots[ref].runs[j]?.[k] > 0 && r[k] != null ? r[k] / slots[ref].runs[j][k] : null)),
          ),
        ]),
      );
      (s.ratioOfMin ??= {})[name] = Object.fromEntries(
        times.map(([k]) => [k, sums[ref][k]?.min > 0 && sums[i][k] ? sums[i][k].min / sums[ref][k].min : null]),
      );
    });
    console.log(`\n### ${cond}: ratio to ${name}, median of per-round ratios`);
    console.log(
      L.table(
        ['app', ...keys.map((c) => c[1])],
        slots.map((s) => [s.name, ...keys.map(([k]) => L.fmt(s.ratio[name][k]?.median))]),
      ),
    );
    console.log(`\n### ${cond}: ratio to ${name} of the fastest runs (the least disturbed ones)`);
    console.log(
      L.table(
        ['app', ...times.map((c) => c[1])],
        slots.map((s) => [s.name, ...times.map(([k]) => L.fmt(s.ratioOfMin[name][k]))]),
      ),
    );
  }
}
if (opt.json) fs.writeFileSync(opt.json, JSON.stringify(result, null, 1));
