// Writes docs/performance.md from the reports of the programs in bench/. Part of `npm run bench`.
import fs from 'node:fs';
import { median, percentile } from '../../bench/lib.mjs';

const number = (value) => (value == null || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0));
const verdictOf = (is, goal) => (is == null || Number.isNaN(is) ? 'not measured' : is <= goal ? 'reached' : 'missed');
const row = (what, ours, reference, is, goal) =>
  `| ${what} | ${number(ours)} | ${reference} | ${number(is)} | ≤ ${goal} | ${verdictOf(is, goal)} |`;
const table = (what, rows) =>
  [`| ${what} | portal | reference | ratio | goal | |`, '|---|--:|--:|--:|--:|---|', ...rows].join('\n');

const medianOf = (runs, key) => median(runs.map((run) => run[key]));

/** The median of the ratios within each round, because both runs of a round had the same machine. */
const ratioOf = (ours, theirs, key, theirKey = key) => median(ours.map((run, i) => run[key] / theirs[i][theirKey]));

const loadTable = (load) => {
  const runsOf = (condition) => Object.fromEntries(load.conditions[condition].map(({ name, runs }) => [name, runs]));
  const rowsOf = (runs, goals) =>
    goals.map(([what, key, to, goal, toKey = key]) => {
      const against = `${number(medianOf(runs[to], toKey))} (${to}${toKey === key ? '' : ', usable'})`;
      return row(what, medianOf(runs.portal, key), against, ratioOf(runs.portal, runs[to], key, toKey), goal);
    });
  const [cold, warm] = [runsOf('slow4g'), runsOf('slow4g+warm')];
  const alone = (what, runs, key, goal = 0) => {
    const value = medianOf(runs, key);
    return row(what, value, '–', value, goal);
  };
  return table('login screen', [
    // The first round trip of a connection brings 14 KB.
    alone('login: KB of every kind until usable', cold.portal, 'totalUsableKB', 14),
    ...rowsOf(cold, [
      ['login: usable', 'handled', 'static', 1.15],
      ['login: reacts to an empty submit', 'reacted', 'static', 1.15, 'handled'],
      ['login: first contentful paint', 'fcp', 'static', 1.1],
      ['login: largest contentful paint', 'lcp', 'static', 1.1],
      ['login: blocking time until settled', 'tbt', 'floor', 0.3],
      ['login: heap', 'heapMB', 'floor', 1.25],
      ['script settled, prefetch included', 'jsKB', 'floor', 1.25],
    ]),
    alone('login: layout shift', cold.portal, 'cls'),
    alone('second visit: script over the wire, KB', warm.portal, 'jsKB'),
    ...rowsOf(warm, [['second visit: usable', 'handled', 'static', 1.2]]),
  ]);
};

/** @param wholeScript KB of every script that the portal has, and of the floor's */
const sizeRow = (wholeScript) =>
  row(
    'the whole portal’s script',
    wholeScript.portal,
    `${number(wholeScript.floor)} (floor)`,
    wholeScript.portal / wholeScript.floor,
    1.8,
  );

const signInTable = (signIn) => {
  const runsOf = (name) => signIn.apps.find((app) => app.name === name).runs;
  const [portal, floor] = [runsOf('portal'), runsOf('floor')];
  return table('signing in on a slow network', [
    row(
      'credentials at once on a cold load, until the dashboard’s heading',
      medianOf(portal, 'shown'),
      `${number(medianOf(floor, 'shown'))} (floor)`,
      ratioOf(portal, floor, 'shown'),
      1.05,
    ),
    row(
      'login, policy and profile, one after the other',
      medianOf(portal, 'callsMs'),
      `${number(medianOf(portal, 'tripsMs'))} (three round trips)`,
      ratioOf(portal, portal, 'callsMs', 'tripsMs'),
      1.3,
    ),
  ]);
};

const actions = ['type email', 'type password', 'next page'];
const journey = ['login to dashboard', 'first visit to table 1', 'next page', 'back to dashboard', 'back to table 1'];
const interactionTable = (interaction) => {
  const [floor, portal] = ['floor', 'portal'].map((name) => interaction.apps.find((app) => app.name === name));
  const painted = (label) => (app) =>
    median(app.routes.filter((route) => route.label === label).map((route) => route.painted));
  const p98 = (app, label) =>
    percentile(
      app.events.filter((event) => label === undefined || event.label === label).map(({ event }) => event),
      98,
    );
  const against = (what, of, goal, theirs = of) =>
    row(what, of(portal), `${number(theirs(floor))} (floor)`, of(portal) / theirs(floor), goal);
  return table('interaction', [
    against('event latency p98', (app) => p98(app), 1),
    ...actions.map((label) =>
      against(
        `${label}: p98, beside the floor’s of all`,
        (app) => p98(app, label),
        1.5,
        (app) => p98(app),
      ),
    ),
    ...journey.map((label) => against(`${label}: click to painted`, painted(label), 1.2)),
  ]);
};

const listTable = (list) => {
  const { 100: few, 10000: many } = list.apps[0].list;
  const against = ([what, key, goal]) => {
    const [is, reference] = [medianOf(many, key), medianOf(few, key)];
    return row(what, is, `${number(reference)} (100 rows)`, is / reference, goal);
  };
  return table(
    'the claims, 10,000 rows beside 100',
    [
      ['open: click to painted', 'openMs', 1.2],
      ['main thread', 'taskMs', 1.1],
      ['nodes', 'nodes', 1],
      ['heap', 'heapMB', 1.25],
      ['event latency p98', 'inpMs', 1.25],
    ].map(against),
  );
};

const engineNames = { firefox: 'Firefox', webkit: 'WebKit' };
const enginesTable = ({ engines }) =>
  table(
    'the login in other engines',
    engines.flatMap(({ name, apps }) => {
      const runsOf = (app) => apps.find((measured) => measured.name === app).runs;
      const beside = (what, key, reference, goal) => {
        const [ours, theirs] = [runsOf('portal'), runsOf(reference)];
        const against = `${number(medianOf(theirs, key))} (${reference})`;
        return row(`${engineNames[name]}: ${what}`, medianOf(ours, key), against, ratioOf(ours, theirs, key), goal);
      };
      return [
        beside('usable', 'usable', 'static', 1.5),
        beside('login to dashboard: click to painted', 'dashboard', 'floor', 1.2),
      ];
    }),
  );

const developingTable = ({ floorBuild, typeCheck, cleanBuild, cachedBuild, devStart, unitTests, tests }) => {
  const reference = floorBuild + typeCheck;
  return table('developing, seconds', [
    row(
      'clean production build with type check',
      cleanBuild,
      `${number(reference)} (floor’s build, then \`tsc\` 5.9)`,
      cleanBuild / reference,
      0.8,
    ),
    row('cached rebuild', cachedBuild, `${number(cleanBuild)} (clean)`, cachedBuild / cleanBuild, 0.2),
    row('development server to login', devStart, '1 second', devStart, 6),
    row(
      `unit tests, each (${String(tests)} of them)`,
      unitTests / tests,
      '1 second, by the wall’s clock',
      unitTests / tests,
      0.1,
    ),
  ]);
};

/** @param reports what the programs wrote, by their names, as far as they ran; and `wholeScript` */
export const performancePage = ({ load, wholeScript, ...others }) => {
  const calibration = [load, ...Object.values(others)].flatMap(({ calibrationMs = [] }) => calibrationMs);
  const rounds = (runs) => `${String(runs.length)} rounds`;
  const section = (name, tableOf, before = '') =>
    others[name] ? `${before}${tableOf(others[name])}` : `Not measured: \`npm run bench ${name}\`.`;
  return `# How fast the portal is

Written by \`npm run bench\`. Ratios are taken within each round and their median is shown: milliseconds of two machines, or of a busy and
a quiet one, cannot be compared. KB are Brotli on the wire, times are milliseconds. \`bench/README.md\` says how it is measured.

Measured ${load.date.slice(0, 10)}, Chromium ${load.chromium}, ${rounds(load.conditions.slow4g[0].runs)}; slow 4G, CPU four times slower. The machine at the start: ${load.machine}.
The fixed piece of work took ${number(Math.min(...calibration))} to ${number(Math.max(...calibration))} ms: the further apart, the less the times are worth.

${loadTable(load)}
${sizeRow(wholeScript)}

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
