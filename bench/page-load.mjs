// Cold page load of several apps, side by side in one run. See README.md.
import * as B from './browser.mjs';
import { loadClock } from './loadClock.mjs';
import { serve } from './server.mjs';
import { format, median, range, table } from './statistics.mjs';

const { opt, apps } = B.commandLine({ n: '7', conditions: 'none,slow4g', vs: '', json: '', warm: false });
/** The page is settled when nothing was in flight, and no long task ran, for this long. */
const QUIET = 1200;

/** Notes each request of a page; `own` excludes what the probe itself set off: a call after it. */
const watchRequests = async (cdp) => {
  const requests = new Map();
  const traffic = { inFlight: 0, last: Date.now() };
  let start;
  const since = ({ timestamp }) => (timestamp - start) * 1e3;
  cdp.on('Network.requestWillBeSent', (event) => {
    if (/^(?:data|blob):/.test(event.request.url)) return;
    start ??= event.timestamp;
    traffic.last = Date.now();
    if (requests.has(event.requestId)) return;
    traffic.inFlight++;
    requests.set(event.requestId, { start: since(event), type: event.type, mime: '', bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const cached = response.fromDiskCache || response.fromPrefetchCache;
    const request = requests.get(requestId);
    if (request) Object.assign(request, { type, mime: response.mimeType, cached });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.cached = true;
  });
  const finish = (event, outcome) => {
    const request = requests.get(event.requestId);
    if (!request || request.end !== undefined) return;
    traffic.inFlight--;
    traffic.last = Date.now();
    Object.assign(request, { end: since(event), ...outcome(request) });
  };
  cdp.on('Network.loadingFinished', (event) =>
    finish(event, ({ cached }) => ({ bytes: cached ? 0 : event.encodedDataLength })),
  );
  cdp.on('Network.loadingFailed', (event) => finish(event, () => ({ failed: true })));
  await cdp.send('Network.enable');
  return {
    traffic,
    own: (handled) =>
      [...requests.values()].filter(({ start, type }) => !(start > handled && /^(?:XHR|Fetch)$/.test(type))),
  };
};

const readClock = (page) =>
  page
    .evaluate(() => {
      const clock = window.__bench;
      const [start, duration] = clock.long.at(-1) ?? [-1e9, 0];
      return { ...clock, now: performance.now(), sinceLong: performance.now() - start - duration };
    })
    .catch(() => null);

/** The clock of the page once it is settled, or as it is when the time is over. */
const settledClock = async (page, reacts, traffic) => {
  for (const end = Date.now() + B.TIMEOUT; ; await B.pause(200)) {
    const clock = await readClock(page);
    const hasReacted = !reacts || clock?.reacted != null || clock?.now - clock?.handled > 5200;
    const isQuiet = traffic.inFlight <= 0 && Date.now() - traffic.last > QUIET && clock?.sinceLong > QUIET;
    if ((clock?.handled != null && hasReacted && isQuiet) || Date.now() > end) return clock;
  }
};

const isScript = ({ mime, type }) => /javascript/.test(mime) || type === 'Script';
const isStyle = ({ mime }) => /css/.test(mime);
const kilobytes = (requests) => requests.reduce((sum, { bytes }) => sum + bytes / 1024, 0);

const measure = async (context, { url, selector, probe = 'auto', reacts = '' }, network) => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { traffic, own } = await watchRequests(cdp);
  await cdp.send('Performance.enable');
  await page.addInitScript(loadClock, { selector: selector ?? 'button, input:not([type=hidden])', probe, reacts });
  await B.throttle(cdp, network);
  const before = await B.metrics(cdp);
  await page.goto(url, { waitUntil: 'load', timeout: B.TIMEOUT });
  const clock = await settledClock(page, reacts, traffic);
  const after = await B.metrics(cdp);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await B.metrics(cdp);
  await page.close();

  const { fcp, lcp, cls, visible, handled, reacted, long } = clock;
  const requests = own(handled ?? Infinity);
  const arrived = requests.filter(({ failed }) => !failed);
  const untilUsable = arrived.filter(({ end }) => end <= (handled ?? Infinity));
  const milliseconds = (key) => (after[key] - before[key]) * 1e3;
  return {
    jsKB: kilobytes(arrived.filter(isScript)),
    jsUsableKB: kilobytes(untilUsable.filter(isScript)),
    cssKB: kilobytes(arrived.filter(isStyle)),
    totalKB: kilobytes(arrived),
    totalUsableKB: kilobytes(untilUsable),
    requests: arrived.length,
    failed: requests.length - arrived.length,
    ...{ fcp, lcp, cls, visible, handled, reacted },
    tbt: long.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    heapMB: JSHeapUsedSize / 2 ** 20,
    scriptMs: milliseconds('ScriptDuration'),
    taskMs: milliseconds('TaskDuration'),
  };
};

const columns = {
  jsUsableKB: 'JS KB to usable',
  totalUsableKB: 'all KB to usable',
  jsKB: 'JS KB settled',
  cssKB: 'CSS KB',
  totalKB: 'total KB',
  requests: 'requests',
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  tbt: 'TBT ms',
  visible: 'visible ms',
  handled: 'usable ms',
  reacted: 'reacts ms',
  cls: 'CLS',
  heapMB: 'heap MB',
  scriptMs: 'script ms',
  taskMs: 'task ms',
  failed: 'failed',
};

for (const app of apps) app.url = `${await serve(app)}/`;
const names = opt.conditions.split(',').flatMap((name) => (opt.warm ? [name, `${name}+warm`] : [name]));
const conditions = Object.fromEntries(
  names.map((name) => [name, apps.map(({ name: app }) => ({ name: app, runs: [] }))]),
);

/** One load of each app that is not counted fills the disk cache. */
const warmUp = async (browser) => {
  for (const { url } of apps) {
    const context = await B.newContext(browser);
    const page = await context.newPage();
    await page.goto(url, { timeout: B.TIMEOUT });
    await page.waitForTimeout(1500);
    await context.close();
  }
};

const report = await B.measureInRounds(opt, apps, { conditions }, async (browser, app, round) => {
  if (round === 0 && app === apps[0]) await warmUp(browser);
  for (const condition of opt.conditions.split(',')) {
    const context = await B.newContext(browser);
    for (const name of names.filter((each) => each.split('+')[0] === condition)) {
      const run = await measure(context, app, B.networks[condition]);
      conditions[name][apps.indexOf(app)].runs.push(run);
      if (run.handled === null) console.error(`${app.name} [${name}], round ${round + 1}: it never became usable`);
    }
    await context.close();
  }
});

console.log(`${report.date}  Chromium ${report.chromium}  ${report.machine}`);
console.log(`${opt.n} rounds; fixed piece of work ${range(report.calibrationMs)} ms`);
const keys = Object.keys(columns);
const head = ['app', ...Object.values(columns)];
for (const [condition, measured] of Object.entries(conditions)) {
  const rowsOf = (cell) => measured.map(({ name, runs }) => [name, ...keys.map((key) => cell(runs, key))]);
  console.log(`\n### ${condition}: median (min–max)`);
  console.log(
    table(
      head,
      rowsOf((runs, key) => range(runs.map((run) => run[key]))),
    ),
  );
  for (const reference of opt.vs ? opt.vs.split(',') : [apps[0].name]) {
    const { runs: theirs } = measured.find(({ name }) => name === reference);
    // Both runs of a round had the same machine.
    const ratio = (runs, key) => format(median(runs.map((run, round) => (run[key] ?? NaN) / theirs[round][key])));
    console.log(`\n### ${condition}: ratio to ${reference}, median of per-round ratios`);
    console.log(table(head, rowsOf(ratio)));
  }
}
