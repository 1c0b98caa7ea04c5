// `npm test`: every check of the project. Steps of one lane run one after the other, the lanes side by side.
import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { bin, ensureInstalled, giveUp, projectRoot, run, typeChecker } from './run.mjs';

await ensureInstalled().catch(giveUp);
const chromium = await ensureChromium().catch(giveUp);
const nginx = await ensureNginx();
if (!nginx) console.log('There is no nginx with its Brotli module here: what deploy/ holds is not tested.');
const reports = path.join(projectRoot, 'reports');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

const node = process.execPath;
/** redocly asks the network for its own newer versions otherwise. */
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const production = ['--mode', 'production'];

/** [name, program, arguments, environment] */
const lanes = [
  [
    ['types', node, [typeChecker, '--noEmit', '-p', 'tsconfig.json']],
    ['types of the core', node, [typeChecker, '--noEmit', '-p', 'tsconfig.core.json']],
    ['lint', bin('eslint'), ['.']],
    ['format', bin('prettier'), ['--check', '.']],
    ['lock file', node, ['scripts/check-lockfile.mjs']],
    ['licences', node, ['scripts/check-licences.mjs']],
    ['secrets', node, ['scripts/check-secrets.mjs']],
    ['walls of the house', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs']],
    ['dead code', bin('knip')],
    ['contract', bin('redocly'), ['lint', '--config', 'openapi/redocly.yaml', 'openapi/portal-api.yaml'], offline],
    ['types of the contract', 'npm', ['run', '--silent', 'openapi:check']],
    ['build of the portal', bin('webpack'), [...production, '--env', 'entry=main']],
    ['build of the in-memory portal', bin('webpack'), [...production, '--env', 'entry=demo'], { TIME_TRAVEL: '1' }],
    ['what ships', node, ['scripts/check-bundle.mjs']],
    ['bytes of every route', node, ['scripts/size.mjs']],
  ],
  [
    [
      'unit tests',
      bin('jest'),
      ['--json', '--outputFile=reports/jest.json', '--silent', '--maxWorkers=1'],
      { PACT_DO_NOT_TRACK: 'true' },
    ],
  ],
];
const afterwards = [
  ['pictures of the kit, one look', node, ['scripts/test-visual.mjs', '--sample'], { CHROMIUM: chromium }],
  ['browser tests', bin('playwright'), ['test'], { CHROMIUM: chromium, ...(nginx && { NGINX_PROGRAM: nginx }) }],
];

/** What jest and Playwright sum up with. */
const closingLine = /^(?:Test Suites|Tests|Time): .*|^ +\d+ (?:passed|skipped|did not run).*|^Skipped: .*/gm;

const failed = [];
const step = async ([name, program, args = [], env]) => {
  const start = Date.now();
  const { code, output } = await run(program, args, { env });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) {
    for (const line of output.match(closingLine) ?? []) console.log(`       ${line.trim()}`);
    return;
  }
  failed.push(name);
  console.log(output.trimEnd().replace(/^/gm, '       '));
};
const lane = async (steps) => {
  for (const each of steps) await step(each);
};

await Promise.all(lanes.map(lane));
await lane(afterwards);

const read = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(reports, file), 'utf8'));
  } catch {
    return undefined;
  }
};
const jest = read('jest.json');
const browser = read('playwright.json')?.stats;
const passed = (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const broken =
  (jest?.numFailedTests ?? 0) +
  (jest?.numRuntimeErrorTestSuites ?? 0) +
  (browser?.unexpected ?? 0) +
  (browser?.flaky ?? 0);

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${broken} failed`);
process.exit(failed.length > 0 || broken > 0 || passed === 0 ? 1 : 0);
