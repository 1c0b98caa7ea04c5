// `npm run bench`: measures the portal beside the floor and the last release, and writes docs/performance.md (bench/README.md).
// `-- --against REF` compares with that commit in place of the last release. Names after it select steps. It never fails on a
// figure. BENCH_ROUNDS sets the number of rounds, BENCH_CPU how many times slower the device is. Use a machine with no other work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { buildOf, lastRelease } from '../bench/buildOf.mjs';
import { performancePage } from '../bench/performancePage.mjs';
import { ensurePrograms } from './programs.mjs';
import { build, ensureInstalled, giveUp, must } from './run.mjs';

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const API_PORT = '4691';

const reportOf = (name) => `reports/bench-${name}.json`;
const FLOOR = 'bench/floor/dist/stack';
const customer = ['--email', 'nj-manyclaims@example.com', '--password', 'Hearth-2026!'];
const cpu = process.env.BENCH_CPU ?? '4';
const slowDevice = ['--cpu', cpu];
const STILL = 'static=bench/floor/dist/static;probe=none';
const SAYS = 'reacts=[role=alert]';
const floorSignIn = `floor=${FLOOR};api=bench/scenarios/floor.mjs`;

/** Runs a program of bench/ with its options and apps. */
const measure = (name, program, ...args) => {
  const rounds = process.env.BENCH_ROUNDS ?? '9';
  return must('node', [`bench/${program}.mjs`, '--n', rounds, '--json', reportOf(name), ...args]);
};
/** The steps in order. Names on the command line select steps. */
const steps = {
  developing: (name) => must('node', ['bench/developing.mjs', reportOf(name)]),
  floor: () => must('node', ['bench/floor/build.mjs']),
  build: () => build('main'),
  load: (name) => measure(name, 'page-load', '--conditions', 'slow4g', '--warm', '--vs', 'static,floor', ...loads),
  signIn: (name) => measure(name, 'sign-in', ...customer, floorSignIn, ...portalSignIn),
  interaction: (name) => measure(name, 'interaction', ...slowDevice, '--only', 'run', floorUse, ...portalUse),
  list: (name) => measure(name, 'interaction', ...slowDevice, '--only', 'list', `${portalUse[0]};export=list`),
  engines: (name) => measure(name, 'engines', ...customer, STILL, floorSignIn, ...portalSignIn),
};

const unknown = positionals.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0)
  giveUp(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`);
/** What the other steps measure. A step that makes it also runs where it is missing. */
const made = { floor: 'bench/floor/dist/static', build: 'dist/main' };
const isMissing = (name) => Object.hasOwn(made, name) && !fs.existsSync(made[name]);
const wanted = Object.keys(steps).filter(
  (name) => positionals.length === 0 || positionals.includes(name) || isMissing(name),
);

await ensureInstalled();
const against = values.against ?? (await lastRelease());
const before = values.against ?? `the last release, ${against}`;
process.env.API_ORIGIN = `http://127.0.0.1:${API_PORT}`;
Object.assign(process.env, await ensurePrograms(['CHROMIUM', 'FIREFOX', 'WEBKIT_DRIVER', 'WEBKIT_BROWSER', 'XVFB']));
fs.mkdirSync('reports', { recursive: true });
const portals = { portal: 'dist/main', before: await buildOf(against) };
/** The portal, and the one before, each with these keys. */
const both = (keys) => Object.entries(portals).map(([name, folder]) => `${name}=${folder};${keys}`);
const portalSignIn = both('api=bench/scenarios/insurer.mjs');
const floorUse = `floor=${FLOOR};scenario=bench/scenarios/floor.mjs`;
const portalUse = both('scenario=bench/scenarios/portal.mjs');
const loads = [
  STILL,
  `prerendered=bench/floor/dist/prerender-inline;${SAYS}`,
  `floor=${FLOOR};${SAYS}`,
  ...both(`selector=button[type=submit];${SAYS}`),
];

const api = spawn('node', ['-r', 'ts-node/register', 'tests/pact/api.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: API_PORT },
});
process.on('exit', () => api.kill());
await once(api.stdout, 'data');
for (const name of wanted) {
  const start = Date.now();
  await steps[name](name);
  console.log(`ok     ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
api.kill();

const scriptKB = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + zlib.brotliCompressSync(fs.readFileSync(`${folder}/${file}`)).length / 1024, 0);

if (!fs.existsSync(reportOf('load'))) {
  console.log('The figures are in reports/. docs/performance.md begins with the load: npm run bench load');
  process.exit();
}
const reports = Object.keys(steps)
  .filter((name) => fs.existsSync(reportOf(name)))
  .map((name) => [name, JSON.parse(fs.readFileSync(reportOf(name), 'utf8'))]);
const wholeScript = { portal: scriptKB('dist/main/assets'), floor: scriptKB(FLOOR) };
fs.writeFileSync('docs/performance.md', performancePage({ ...Object.fromEntries(reports), wholeScript, before, cpu }));
console.log('docs/performance.md is written.');
