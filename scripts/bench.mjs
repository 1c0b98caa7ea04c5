// `npm run bench`: builds the portal and the floor, measures both side by side, and writes docs/performance.md. It informs and judges
// nothing; BENCH_ROUNDS says how many rounds. A quiet machine gives figures worth keeping: see bench/README.md.
import fs from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { bin, ensureInstalled, giveUp, run } from './run.mjs';

await ensureInstalled().catch(giveUp);
const chromium = await ensureChromium().catch(giveUp);
const rounds = process.env.BENCH_ROUNDS ?? '9';
const production = ['--mode', 'production', '--env'];
const loads = 'reports/page-load.json';
const steps = 'reports/interaction.json';
fs.mkdirSync('reports', { recursive: true });

const must = async (what, program, args, env) => {
  const start = Date.now();
  const { code, output } = await run(program, args, { env: { CHROMIUM: chromium, ...env } });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (code !== 0) giveUp(new Error(output));
};

if (!process.argv.includes('--no-build')) {
  await must('build of the floor', process.execPath, ['bench/floor/build.mjs']);
  await must('build of the portal', bin('webpack'), [...production, 'entry=main']);
  await must('build of the in-memory portal', bin('webpack'), [...production, 'entry=demo'], { TIME_TRAVEL: '1' });
}
if (!process.argv.includes('--no-measuring')) {
  const says = 'reacts=[role=alert]';
  await must('page load', process.execPath, [
    ...[
      'bench/page-load.mjs',
      '--n',
      rounds,
      '--conditions',
      'slow4g',
      '--warm',
      '--vs',
      'static,floor',
      '--json',
      loads,
    ],
    'static=bench/floor/dist/static;probe=none',
    `prerendered=bench/floor/dist/prerender-inline;${says}`,
    `floor=bench/floor/dist/stack;${says}`,
    `portal=dist/main;selector=button[type=submit];${says}`,
  ]);
  await must('interaction', process.execPath, [
    ...['bench/interaction.mjs', '--n', rounds, '--cpu', '4', '--only', 'run', '--json', steps],
    'floor=bench/floor/dist/stack;scenario=bench/scenarios/floor.mjs',
    'portal=dist/demo;scenario=bench/scenarios/portal.mjs',
  ]);
}

const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);
const number = (value) => (value == null ? '–' : value.toFixed(value < 10 ? 2 : 0));
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const load = read(loads);
const interaction = read(steps);
const slotsOf = (condition) => Object.fromEntries(load.conditions[condition].map((slot) => [slot.name, slot]));
const cold = slotsOf('slow4g');
const warm = slotsOf('slow4g+warm');
const median = (slot, key) => slot.summary[key]?.median;

const verdictOf = (is, goal) => (is == null ? 'not measured' : is <= goal ? 'reached' : 'missed');
const row = (what, ours, reference, is, goal) =>
  `| ${what} | ${number(ours)} | ${reference} | ${number(is)} | ≤ ${goal} | ${verdictOf(is, goal)} |`;

/** [what is measured, key, reference, goal]: ratios within each round, and their median. */
const loadRows = (slots, goals) =>
  goals.map(([what, key, to, goal, toKey = key]) => {
    const ratios = slots.portal.runs.map((run, i) => run[key] / slots[to].runs[i][toKey]);
    const against = `${number(median(slots[to], toKey))} (${to}${toKey === key ? '' : ', usable'})`;
    return row(what, median(slots.portal, key), against, middle(ratios), goal);
  });

const coldRows = [
  ...loadRows(cold, [
    ['login: bytes of every kind until usable', 'totalUsableKB', 'floor', 0.05],
    ['login: usable', 'handled', 'static', 1.15],
    ['login: reacts to an empty submit', 'reacted', 'static', 1.2, 'handled'],
    ['login: first contentful paint', 'fcp', 'static', 1.1],
    ['login: largest contentful paint', 'lcp', 'static', 1.1],
    ['login: blocking time until settled', 'tbt', 'floor', 0.5],
    ['login: heap', 'heapMB', 'floor', 1.25],
    ['script settled, prefetch included', 'jsKB', 'floor', 1.25],
  ]),
  row('login: layout shift', median(cold.portal, 'cls'), '–', median(cold.portal, 'cls'), 0),
];
const warmRows = [
  row('second visit: script over the wire, KB', median(warm.portal, 'jsKB'), '–', median(warm.portal, 'jsKB'), 0),
  ...loadRows(warm, [['second visit: usable', 'handled', 'static', 1.2]]),
];

const [floor, portal] = ['floor', 'portal'].map((name) => interaction.apps.find((app) => app.name === name));
const paintedOf = (app, label) =>
  middle(app.routes.filter((route) => route.label === label).map(({ painted }) => painted));
const p98 = (app) => {
  const events = app.events.map(({ event }) => event).sort((a, b) => a - b);
  return events[Math.ceil(events.length * 0.98) - 1];
};
const against = (what, of, goal) => row(what, of(portal), `${number(of(floor))} (floor)`, of(portal) / of(floor), goal);
const interactionRows = [
  against('event latency p98, CPU four times slower', p98, 1),
  ...['login to dashboard', 'first visit to table 1', 'next page', 'back to dashboard', 'back to table 1'].map(
    (label) =>
      against(`${label}: click to painted`, (app) => paintedOf(app, label), label === 'login to dashboard' ? 1.05 : 1),
  ),
];

const calibration = [...load.calibrationMs].sort((a, b) => a - b);
const text = `# How fast the portal is

Written by \`npm run bench\`. Ratios are taken within each round and their median is shown: milliseconds of two machines, or of a busy and
a quiet one, cannot be compared. KB are Brotli on the wire, times are milliseconds. \`bench/README.md\` says how it is measured.

Measured ${load.date.slice(0, 10)}, Chromium ${load.chromium}, ${cold.portal.runs.length} rounds; slow 4G, CPU four times slower. The machine at the start: ${load.machine}.
The fixed piece of work took ${number(calibration[0])} to ${number(calibration.at(-1))} ms: the further apart, the less the times are worth.

| login screen | portal | reference | ratio | goal | |
|---|--:|--:|--:|--:|---|
${[...coldRows, ...warmRows].join('\n')}

The journey of a customer with 10,000 claims on the in-memory portal, whose insurer works in the same page, beside the floor's, whose server is
elsewhere and whose table has 50 rows; no network is slowed.

| interaction | portal | reference | ratio | goal | |
|---|--:|--:|--:|--:|---|
${interactionRows.join('\n')}

Not measured: credentials submitted at once on a slow network, the dashboard's three calls, lists of 100 beside lists of 10,000 rows, the
times of the builds and of the unit tests.

What each route loads on top of the entry, and its budget, is in \`size-budget.json\`, which \`npm run size\` checks.
`;
fs.writeFileSync('docs/performance.md', text);
console.log('docs/performance.md is written.');
