// Writes docs/performance.md from the reports of the other programs. Part of `npm run bench`.
import { median, percentile } from './statistics.mjs';

const number = (value) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : '–');

/** The median of the ratios within each round, because both had the same machine there. */
const ratioOf = (ours, theirs) => median(ours.map((value, round) => (value ?? NaN) / theirs[round]));

/**
 * A figure of the portal in each round. The last parameter has the figures of the same rounds: `by`, those of the reference that `name` names, and
 * `before`, those of the portal before. Without a reference, the figure itself has a goal.
 */
const row = (what, ours, goal, { by, name, before } = {}) => {
  const ratio = by ? ratioOf(ours, by) : median(ours);
  const verdict = ratio === null ? 'not measured' : ratio <= goal ? 'reached' : 'missed';
  const reference = by ? `${number(median(by))} (${name})` : '–';
  const change = before ? number(ratioOf(ours, before)) : '–';
  return `| ${what} | ${number(median(ours))} | ${reference} | ${number(ratio)} | ≤ ${goal} | ${verdict} | ${change} |`;
};
const table = (what, rows) =>
  [`| ${what} | portal | reference | ratio | goal | | ÷ before |`, '|---|--:|--:|--:|--:|---|--:|', ...rows].join('\n');

/** The values of each key, in the order of the rounds. */
const columnsOf = (runs) => Object.fromEntries(Object.keys(runs[0]).map((key) => [key, runs.map((run) => run[key])]));
const columnsByApp = (apps) => Object.fromEntries(apps.map(({ name, runs }) => [name, columnsOf(runs)]));

const loadTable = ({ conditions }) => {
  const cold = columnsByApp(conditions.slow4g);
  const warm = columnsByApp(conditions['slow4g+warm']);
  const beside = (runs, what, key, name, goal) =>
    row(what, runs.portal[key], goal, { by: runs[name][key], name, before: runs.before[key] });
  return table('login screen', [
    // The first round trip of a connection brings 14 KB.
    row('login: KB of every kind until usable', cold.portal.totalUsableKB, 14, { before: cold.before.totalUsableKB }),
    beside(cold, 'login: usable', 'handled', 'static', 1.15),
    row('login: reacts to an empty submit', cold.portal.reacted, 1.15, {
      by: cold.static.handled,
      name: 'static, usable',
      before: cold.before.reacted,
    }),
    beside(cold, 'login: first contentful paint', 'fcp', 'static', 1.1),
    beside(cold, 'login: largest contentful paint', 'lcp', 'static', 1.1),
    beside(cold, 'login: blocking time until settled', 'tbt', 'floor', 0.3),
    beside(cold, 'login: heap', 'heapMB', 'floor', 1.25),
    beside(cold, 'script settled, prefetch included', 'jsKB', 'floor', 1.25),
    row('login: layout shift', cold.portal.cls, 0),
    row('second visit: script over the wire, KB', warm.portal.jsKB, 0),
    beside(warm, 'second visit: usable', 'handled', 'static', 1.2),
  ]);
};

const signInTable = ({ apps }) => {
  const { portal, floor, before } = columnsByApp(apps);
  const shown = 'credentials at once on a cold load, until the dashboard’s heading';
  const calls = 'login, policy and profile, one after the other';
  return table('signing in on a slow network', [
    row(shown, portal.shown, 1.05, { by: floor.shown, name: 'floor', before: before.shown }),
    row(calls, portal.callsMs, 1.3, { by: portal.tripsMs, name: 'three round trips', before: before.callsMs }),
  ]);
};

const actions = ['type email', 'type password', 'next page'];
const journey = ['login to dashboard', 'first visit to table 1', 'next page', 'back to dashboard', 'back to table 1'];
const interactionTable = ({ apps }) => {
  const [floor, portal, before] = ['floor', 'portal', 'before'].map((name) => apps.find((app) => app.name === name));
  const labelled = (entries, wanted, key) => entries.filter(({ label }) => label === wanted).map((entry) => entry[key]);
  const painted = ({ routes }, label) => labelled(routes, label, 'painted');
  const p98 = (latencies) => [percentile(latencies, 98)];
  const latencyOf = ({ events }, label) =>
    p98(label === undefined ? events.map(({ event }) => event) : labelled(events, label, 'event'));
  const latencyRow = (what, goal, label) =>
    row(what, latencyOf(portal, label), goal, {
      by: latencyOf(floor),
      name: 'floor',
      before: latencyOf(before, label),
    });
  return table('interaction', [
    latencyRow('event latency p98', 1.3),
    ...actions.map((label) => latencyRow(`${label}: p98, beside the floor’s of all`, 1.5, label)),
    ...journey.map((label) =>
      row(`${label}: click to painted`, painted(portal, label), 1.3, {
        by: painted(floor, label),
        name: 'floor',
        before: painted(before, label),
      }),
    ),
  ]);
};

const listTable = ({ apps }) => {
  const { 100: few, 10000: many } = apps[0].list;
  const [ours, theirs] = [columnsOf(many), columnsOf(few)];
  const beside = (what, key, goal) => row(what, ours[key], goal, { by: theirs[key], name: '100 rows' });
  return `The list in ${few.length} rounds, the device slowed in the same way.

${table('the claims, 10,000 rows beside 100', [
  beside('open: click to painted', 'openMs', 1.2),
  beside('main thread', 'taskMs', 1.1),
  beside('nodes', 'nodes', 1),
  beside('heap', 'heapMB', 1.25),
  beside('event latency p98', 'inpMs', 1.25),
])}`;
};

const engineNames = { firefox: 'Firefox', webkit: 'WebKit' };
const engineGoals = { firefox: { usable: 1.3, dashboard: 1.3 }, webkit: { usable: 1.6, dashboard: 1.5 } };
const enginesTable = ({ engines }) =>
  table(
    'the login in other engines',
    engines.flatMap(({ name, apps }) => {
      const { portal, floor, before, static: plain } = columnsByApp(apps);
      const beside = (what, key, goal, by, reference) =>
        row(`${engineNames[name]}: ${what}`, portal[key], goal, { by: by[key], name: reference, before: before[key] });
      const goals = engineGoals[name];
      return [
        beside('usable', 'usable', goals.usable, plain, 'static'),
        beside('login to dashboard: click to painted', 'dashboard', goals.dashboard, floor, 'floor'),
      ];
    }),
  );

const developingTable = ({ floorBuild, typeCheck, cleanBuild, cachedBuild, devStart, unitTests, tests }) => {
  const plain = 'floor’s build, then `tsc` 5.9';
  return table('developing, seconds', [
    row('clean production build with type check', [cleanBuild], 0.8, { by: [floorBuild + typeCheck], name: plain }),
    row('cached rebuild', [cachedBuild], 0.2, { by: [cleanBuild], name: 'clean' }),
    row('development server to login', [devStart], 6),
    row(`unit tests, each (${tests} of them), by the wall’s clock`, [unitTests / tests], 0.1),
  ]);
};

/**
 * @param reports what the programs wrote, by their names, as far as they ran; and `wholeScript`, the KB of every script of the portal and of
 * the floor; `before`, the build that the portal is compared with; `cpu`, how many times slower the device of the interactions is
 */
export const performancePage = ({ load, wholeScript, before, cpu, ...others }) => {
  const calibration = [load, ...Object.values(others)].flatMap(({ calibrationMs = [] }) => calibrationMs);
  const section = (name, textOf) => (others[name] ? textOf(others[name]) : `Not measured: \`npm run bench ${name}\`.`);
  return `# How fast the portal is

Written by \`npm run bench\`. Ratios are taken within each round and their median is shown: milliseconds of two machines, or of a busy and
a quiet one, cannot be compared. KB are Brotli on the wire, times are milliseconds. \`bench/README.md\` says how it is measured.

Measured ${load.date.slice(0, 10)}, Chromium ${load.chromium}, ${load.conditions.slow4g[0].runs.length} rounds; slow 4G, CPU four times slower. The machine at the start: ${load.machine}.
“Before” is ${before}. The fixed piece of work took ${number(Math.min(...calibration))} to ${number(Math.max(...calibration))} ms: the further apart, the less the times are worth.

${loadTable(load)}
${row('the whole portal’s script', [wholeScript.portal], 1.8, { by: [wholeScript.floor], name: 'floor' })}

${section('signIn', signInTable)}

The journey of a customer on the portal over the insurer's API, beside the floor's, both with 50 claims and the same calls; CPU ${cpu} times
slower, no network slowed.

${section('interaction', interactionTable)}

${section('list', listTable)}

The same page in other engines, beside the same static page and floor. Neither the device nor the network is slowed.

${section('engines', enginesTable)}

${section('developing', developingTable)}

What each route loads on top of the entry, and its budget, is in \`size-budget.json\`, which \`npm run size\` checks. What was tried where a goal is
missed is in [performance-notes.md](performance-notes.md).
`;
};
