// Writes docs/performance.md from the reports of the programs in bench/. Part of `npm run bench`.
import fs from 'node:fs';
import { median, percentile } from '../../bench/statistics.mjs';

const number = (value) => (value == null || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0));
const verdictOf = (is, goal) => (is == null || Number.isNaN(is) ? 'not measured' : is <= goal ? 'reached' : 'missed');
const row = (what, ours, reference, is, goal) =>
  `| ${what} | ${number(ours)} | ${reference} | ${number(is)} | ≤ ${goal} | ${verdictOf(is, goal)} |`;
const table = (what, rows) =>
  [`| ${what} | portal | reference | ratio | goal | |`, '|---|--:|--:|--:|--:|---|', ...rows].join('\n');

/** A figure of the portal, and how many times it is what it is measured against. */
const against = (what, ours, theirs, name, goal) => row(what, ours, `${number(theirs)} (${name})`, ours / theirs, goal);

const medianOf = (runs, key) => median(runs.map((run) => run[key]));

/** The medians of two keys. The ratio is the median of those within each round, because both runs of a round had the same machine. */
const inRounds = (what, [ours, key], [theirs, theirKey], name, goal) => {
  const ratio = median(ours.map((run, i) => run[key] / theirs[i][theirKey]));
  return row(what, medianOf(ours, key), `${number(medianOf(theirs, theirKey))} (${name})`, ratio, goal);
};

const runsOf = (apps) => Object.fromEntries(apps.map(({ name, runs }) => [name, runs]));

const loadTable = ({ conditions }) => {
  const beside = (runs, what, key, to, goal) => inRounds(what, [runs.portal, key], [runs[to], key], to, goal);
  const alone = (what, runs, key, goal = 0) => {
    const value = medianOf(runs, key);
    return row(what, value, '–', value, goal);
  };
  const [cold, warm] = [runsOf(conditions.slow4g), runsOf(conditions['slow4g+warm'])];
  return table('login screen', [
    // The first round trip of a connection brings 14 KB.
    alone('login: KB of every kind until usable', cold.portal, 'totalUsableKB', 14),
    beside(cold, 'login: usable', 'handled', 'static', 1.15),
    inRounds(
      'login: reacts to an empty submit',
      [cold.portal, 'reacted'],
      [cold.static, 'handled'],
      'static, usable',
      1.15,
    ),
    beside(cold, 'login: first contentful paint', 'fcp', 'static', 1.1),
    beside(cold, 'login: largest contentful paint', 'lcp', 'static', 1.1),
    beside(cold, 'login: blocking time until settled', 'tbt', 'floor', 0.3),
    beside(cold, 'login: heap', 'heapMB', 'floor', 1.25),
    beside(cold, 'script settled, prefetch included', 'jsKB', 'floor', 1.25),
    alone('login: layout shift', cold.portal, 'cls'),
    alone('second visit: script over the wire, KB', warm.portal, 'jsKB'),
    beside(warm, 'second visit: usable', 'handled', 'static', 1.2),
  ]);
};

const signInTable = ({ apps }) => {
  const { portal, floor } = runsOf(apps);
  const shown = 'credentials at once on a cold load, until the dashboard’s heading';
  const calls = 'login, policy and profile, one after the other';
  return table('signing in on a slow network', [
    inRounds(shown, [portal, 'shown'], [floor, 'shown'], 'floor', 1.05),
    inRounds(calls, [portal, 'callsMs'], [portal, 'tripsMs'], 'three round trips', 1.3),
  ]);
};

const actions = ['type email', 'type password', 'next page'];
const journey = ['login to dashboard', 'first visit to table 1', 'next page', 'back to dashboard', 'back to table 1'];
const interactionTable = ({ apps }) => {
  const [floor, portal] = ['floor', 'portal'].map((name) => apps.find((app) => app.name === name));
  const painted = ({ routes }, wanted) =>
    median(routes.filter(({ label }) => label === wanted).map(({ painted }) => painted));
  const p98 = ({ events }, wanted) =>
    percentile(
      events.filter(({ label }) => wanted === undefined || label === wanted).map(({ event }) => event),
      98,
    );
  const besideAll = (what, label, goal) => against(what, p98(portal, label), p98(floor), 'floor', goal);
  return table('interaction', [
    besideAll('event latency p98', undefined, 1),
    ...actions.map((label) => besideAll(`${label}: p98, beside the floor’s of all`, label, 1.5)),
    ...journey.map((label) =>
      against(`${label}: click to painted`, painted(portal, label), painted(floor, label), 'floor', 1.2),
    ),
  ]);
};

const listTable = ({ apps }) => {
  const { 100: few, 10000: many } = apps[0].list;
  const beside = (what, key, goal) => against(what, medianOf(many, key), medianOf(few, key), '100 rows', goal);
  return table('the claims, 10,000 rows beside 100', [
    beside('open: click to painted', 'openMs', 1.2),
    beside('main thread', 'taskMs', 1.1),
    beside('nodes', 'nodes', 1),
    beside('heap', 'heapMB', 1.25),
    beside('event latency p98', 'inpMs', 1.25),
  ]);
};

const engineNames = { firefox: 'Firefox', webkit: 'WebKit' };
const enginesTable = ({ engines }) =>
  table(
    'the login in other engines',
    engines.flatMap(({ name, apps }) => {
      const runs = runsOf(apps);
      const beside = (what, key, to, goal) =>
        inRounds(`${engineNames[name]}: ${what}`, [runs.portal, key], [runs[to], key], to, goal);
      return [
        beside('usable', 'usable', 'static', 1.5),
        beside('login to dashboard: click to painted', 'dashboard', 'floor', 1.2),
      ];
    }),
  );

const developingTable = ({ floorBuild, typeCheck, cleanBuild, cachedBuild, devStart, unitTests, tests }) => {
  const plain = 'floor’s build, then `tsc` 5.9';
  const each = unitTests / tests;
  return table('developing, seconds', [
    against('clean production build with type check', cleanBuild, floorBuild + typeCheck, plain, 0.8),
    against('cached rebuild', cachedBuild, cleanBuild, 'clean', 0.2),
    row('development server to login', devStart, '1 second', devStart, 6),
    row(`unit tests, each (${tests} of them)`, each, '1 second, by the wall’s clock', each, 0.1),
  ]);
};

/** @param reports what the programs wrote, by their names, as far as they ran; and `wholeScript`, the KB of every script of the portal and of the floor */
export const performancePage = ({ load, wholeScript, ...others }) => {
  const calibration = [load, ...Object.values(others)].flatMap(({ calibrationMs = [] }) => calibrationMs);
  const rounds = (runs) => `${runs.length} rounds`;
  const section = (name, tableOf, before = '') =>
    others[name] ? `${before}${tableOf(others[name])}` : `Not measured: \`npm run bench ${name}\`.`;
  return `# How fast the portal is

Written by \`npm run bench\`. Ratios are taken within each round and their median is shown: milliseconds of two machines, or of a busy and
a quiet one, cannot be compared. KB are Brotli on the wire, times are milliseconds. \`bench/README.md\` says how it is measured.

Measured ${load.date.slice(0, 10)}, Chromium ${load.chromium}, ${rounds(load.conditions.slow4g[0].runs)}; slow 4G, CPU four times slower. The machine at the start: ${load.machine}.
The fixed piece of work took ${number(Math.min(...calibration))} to ${number(Math.max(...calibration))} ms: the further apart, the less the times are worth.

${loadTable(load)}
${against('the whole portal’s script', wholeScript.portal, wholeScript.floor, 'floor', 1.8)}

${section('signIn', signInTable)}

The journey of a customer on the portal over the insurer's API, beside the floor's, both with 50 claims and the same calls; CPU four times
slower, no network slowed.

${section('interaction', interactionTable)}

${section('list', listTable, others.list ? `The list in ${rounds(others.list.apps[0].list[100])}, CPU four times slower.\n\n` : '')}

The same page in other engines, beside the same static page and floor. Neither the device nor the network is slowed.

${section('engines', enginesTable)}

${section('developing', developingTable)}

What each route loads on top of the entry, and its budget, is in \`size-budget.json\`, which \`npm run size\` checks. What was tried where a goal is
missed is in [performance-notes.md](performance-notes.md).
`;
};

export const writePage = (file, reports) => fs.writeFileSync(file, performancePage(reports));
