// `npm run bench`: measures the portal beside the floor, and writes docs/performance.md. It stays because the comparison is ours:
// bench/README.md describes it. It never fails on a figure. BENCH_ROUNDS sets the number of rounds. Use a machine with no other work.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { writePage } from './bench/table.mjs';
import { ensurePrograms } from './programs.mjs';
import { build, ensureInstalled, giveUp, must, projectRoot } from './run.mjs';

await ensureInstalled().catch(giveUp);
const browsers = ['CHROMIUM', 'FIREFOX', 'WEBKIT_DRIVER', 'WEBKIT_BROWSER', 'XVFB'];
Object.assign(process.env, await ensurePrograms(browsers).catch(giveUp));
const API_PORT = '4691';
process.env.API_ORIGIN = `http://127.0.0.1:${API_PORT}`;
const rounds = process.env.BENCH_ROUNDS ?? '9';
const reportOf = (name) => `reports/bench-${name}.json`;
fs.mkdirSync('reports', { recursive: true });

const told = async (what, work) => {
  const start = Date.now();
  await work();
  console.log(`ok     ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
};
const program = (args) => () => must(process.execPath, args);
const floor = 'bench/floor/dist/stack';
const says = 'reacts=[role=alert]';
const customer = ['--email', 'nj-manyclaims@example.com', '--password', 'Hearth-2026!'];
/** The steps in order. Names on the command line select steps. */
const steps = {
  // It imports a package, and the packages may have been installed only now.
  developing: async () => (await import('./bench/developing.mjs')).measureDeveloping(reportOf('developing')),
  floor: program(['bench/floor/build.mjs']),
  build: () => build('main'),
  load: program([
    ...['bench/page-load.mjs', '--n', rounds, '--conditions', 'slow4g', '--warm', '--vs', 'static,floor'],
    ...['--json', reportOf('load')],
    'static=bench/floor/dist/static;probe=none',
    `prerendered=bench/floor/dist/prerender-inline;${says}`,
    `floor=${floor};${says}`,
    `portal=dist/main;selector=button[type=submit];${says}`,
  ]),
  signIn: program([
    ...['bench/sign-in.mjs', '--n', rounds, ...customer, '--json', reportOf('signIn')],
    `floor=${floor};api=bench/scenarios/floor.mjs`,
    'portal=dist/main;api=bench/scenarios/insurer.mjs',
  ]),
  interaction: program([
    ...['bench/interaction.mjs', '--n', rounds, '--cpu', '4', '--only', 'run', '--json', reportOf('interaction')],
    `floor=${floor};scenario=bench/scenarios/floor.mjs`,
    'portal=dist/main;scenario=bench/scenarios/portal.mjs',
  ]),
  list: program([
    ...['bench/interaction.mjs', '--n', rounds, '--cpu', '4', '--only', 'list', '--json', reportOf('list')],
    'portal=dist/main;scenario=bench/scenarios/portal.mjs;export=list',
  ]),
  engines: program([
    // The driver of WebKit is that of the browser tests, which is TypeScript.
    ...['-r', 'ts-node/register', 'bench/engines.mjs', '--n', rounds, ...customer, '--json', reportOf('engines')],
    'static=bench/floor/dist/static;probe=none',
    `floor=${floor};api=bench/scenarios/floor.mjs`,
    'portal=dist/main;api=bench/scenarios/insurer.mjs',
  ]),
};

const wanted = process.argv.slice(2).filter((name) => name in steps);
const api = spawn(process.execPath, ['-r', 'ts-node/register', 'tests/pact/api.ts'], {
  cwd: projectRoot,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: API_PORT },
});
await new Promise((resolve) => api.stdout.once('data', resolve));
try {
  for (const name of wanted.length ? wanted : Object.keys(steps)) await told(name, steps[name]);
} catch (failure) {
  api.kill();
  giveUp(failure);
}
api.kill();

const brotliKB = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + zlib.brotliCompressSync(fs.readFileSync(path.join(folder, file))).length / 1024, 0);

if (!fs.existsSync(reportOf('load'))) giveUp(new Error('docs/performance.md begins with the load: npm run bench load'));
const reports = ['load', 'signIn', 'interaction', 'list', 'engines', 'developing']
  .filter((name) => fs.existsSync(reportOf(name)))
  .map((name) => [name, JSON.parse(fs.readFileSync(reportOf(name), 'utf8'))]);
writePage('docs/performance.md', {
  ...Object.fromEntries(reports),
  wholeScript: { portal: brotliKB('dist/main/assets'), floor: brotliKB(floor) },
});
console.log('docs/performance.md is written.');
