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
    ...['bench/page-load.mjs', '--n', rounds, '--conditions', 'slow4g', '--vs', 'static,floor', '--json', loads],
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
const load = read(loads);
const slots = Object.fromEntries(load.conditions.slow4g.map((slot) => [slot.name, slot]));
const ratio = (to, key) => slots.portal.ratio[to][key]?.median;
const median = (app, key) => slots[app].summary[key]?.median;

/** [what is measured, key, reference, goal] */
const goals = [
  ['login: bytes of every kind until usable', 'totalUsableKB', 'floor', 0.05],
  ['login: usable', 'handled', 'static', 1.15],
  ['login: first contentful paint', 'fcp', 'static', 1.1],
  ['login: largest contentful paint', 'lcp', 'static', 1.1],
  ['login: blocking time until settled', 'tbt', 'floor', 0.5],
  ['login: heap', 'heapMB', 'floor', 1.25],
  ['script settled, prefetch included', 'jsKB', 'floor', 1.25],
];
const rows = goals.map(([what, key, to, goal]) => {
  const is = ratio(to, key);
  const verdict = is == null ? 'not measured' : is <= goal ? 'reached' : 'missed';
  return `| ${what} | ${number(median('portal', key))} | ${number(median(to, key))} (${to}) | ${number(is)} | ≤ ${goal} | ${verdict} |`;
});
const reacts = slots.portal.runs.map((round, i) => round.reacted / slots.static.runs[i].handled).sort((a, b) => a - b);
const middle = reacts[Math.floor(reacts.length / 2)];
rows.push(
  `| login: reacts to an empty submit | ${number(median('portal', 'reacted'))} | ${number(median('static', 'handled'))} (static, usable) | ${number(middle)} | ≤ 1.2 | ${middle <= 1.2 ? 'reached' : 'missed'} |`,
  `| login: layout shift | ${number(median('portal', 'cls'))} | – | – | 0 | ${median('portal', 'cls') === 0 ? 'reached' : 'missed'} |`,
);

const calibration = [...load.calibrationMs].sort((a, b) => a - b);
const text = `# How fast the portal is

Written by \`npm run bench\`. Ratios are taken within each round and their median is shown: milliseconds of two machines, or of a busy and
a quiet one, cannot be compared. KB are Brotli on the wire, times are milliseconds. \`bench/README.md\` says how it is measured.

Measured ${load.date.slice(0, 10)}, Chromium ${load.chromium}, ${slots.portal.runs.length} rounds; slow 4G, CPU four times slower. The machine at the start: ${load.machine}.
The fixed piece of work took ${number(calibration[0])} to ${number(calibration.at(-1))} ms: the further apart, the less the times are worth.

| login screen, cold | portal | reference | ratio | goal | |
|---|--:|--:|--:|--:|---|
${rows.join('\n')}

Not in this table yet: the second visit, credentials submitted at once, the dashboard's three calls, lists of 100 to 10,000 rows, the
times of the builds and of the unit tests. No figure is given for what was not measured.

What each route loads on top of the entry, and its budget, is in \`size-budget.json\`, which \`npm run size\` checks.
`;
fs.writeFileSync('docs/performance.md', text);
console.log('docs/performance.md is written.');
