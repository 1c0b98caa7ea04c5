// `npm test` runs a sample of every check in at most six minutes on two cores. `npm run test:everything` (`--everything`) runs what
// that leaves out, and `--all` runs both. docs/testing.md says which test runs where.
import { everyProgram, ensurePrograms } from './programs.mjs';
import { bin, ensureInstalled, giveUp, typeChecker } from './run.mjs';
import { runSteps } from './runSteps.mjs';

const isEverything = process.argv.includes('--everything');
const isAll = process.argv.includes('--all');

// The browsers install while the checks run that need none.
const programs = ensurePrograms(everyProgram).catch(giveUp);
await ensureInstalled().catch(giveUp);

const node = process.execPath;
const step = (name, program, args, more) => ({ name, program, args, ...more });
const script = (name, file, args = [], more = {}) => step(name, node, [`scripts/${file}`, ...args], more);
const build = (name, entry, env) =>
  step(`build of ${name}`, bin('webpack'), ['--mode', 'production', '--env', `entry=${entry}`], { env });
const jest = (name, report, args = [], env = {}) =>
  step(name, bin('jest'), ['--json', `--outputFile=reports/${report}`, '--silent', ...args], {
    env: { PACT_DO_NOT_TRACK: 'true', ...env },
    programs,
    report,
  });
const playwright = (name, report, args = [], env = {}) =>
  step(name, bin('playwright'), ['test', ...args], { env, programs, report });

const builds = [build('the portal', 'main'), build('the in-memory portal', 'demo', { TIME_TRAVEL: '1' })];
const pictures = ['--config', 'tests/visual/playwright.config.ts'];
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const sample = [
  [
    [
      ...builds,
      step('bytes of every route', bin('size-limit')),
      build('the gallery', 'gallery'),
      step('dead code', bin('knip')),
    ],
    [
      step('types', node, [typeChecker, '--noEmit', '-p', 'tsconfig.json']),
      step('types of the core', node, [typeChecker, '--noEmit', '-p', 'tsconfig.core.json']),
      step('lint', 'npm', ['run', '--silent', 'lint']),
      script('secrets', 'check-secrets.mjs'),
      step('contract', bin('redocly'), ['lint', '--config', 'openapi/redocly.yaml', 'openapi/portal-api.yaml'], {
        env: offline,
      }),
      step('types of the contract', 'npm', ['run', '--silent', 'openapi:check']),
    ],
  ],
  // With `--all`, the pictures and the browser tests run with the others: a look is compared once, and a browser starts less often.
  [
    [jest('unit tests', 'jest.json', [], { PART: isAll ? 'all' : 'sample' })],
    isAll ? [] : [playwright('pictures, one look', 'pictures.json', pictures, { PART: 'sample' })],
  ],
  ...(isAll ? [] : [[[playwright('browser tests', 'browser.json', [], { PART: 'sample' })]]]),
];

const journeys = [
  ...['tests/browser/keyboard.spec.ts', 'tests/browser/journeys.spec.ts'],
  ...['--project', 'http', '--project', 'memory'],
];
const heavy = { HEAVY: '1' };

/** The releases of Node beside the one that `npm test` runs on. */
const otherNodes = ['20.19.0', '24.21.0', '26.10.0'].filter(
  (version) => parseInt(version) !== parseInt(process.versions.node),
);

const everything = [
  ...(isAll ? [] : [[builds, [build('the gallery', 'gallery')]], [[jest('slow tests', 'slow.json', ['.slow.test'])]]]),
  [
    [
      // A leak shows in 2,000 after the warm-up as it does in the 7,000 of `npm run soak`.
      playwright('soak, 5,000 route changes', 'soak.json', ['--project', 'soak-memory'], { CHANGES: '5000' }),
      jest('10,000 schedules of what must happen once', 'once.json', ['tests/faults/once.test.ts'], heavy),
      jest('10,000 schedules of calls', 'queue.json', ['src/adapters/http/queue.test.ts'], heavy),
      jest('10,000 mutated replies', 'fuzz.json', ['tests/faults/fuzz.test.ts'], heavy),
    ],
    [
      // Editors and tools read the sources with this compiler.
      step('types, by the older compiler', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']),
      step('lint, every rule', 'npm', ['run', '--silent', 'lint:everything']),
      jest(
        'mutants and variants of the backend',
        'providers.json',
        ['tests/pact/variations', 'tests/contract/schemaReplies'],
        heavy,
      ),
      step('mutation, the sanitised agreement', bin('stryker'), ['run', 'stryker.page.config.json']),
    ],
  ],
  [[playwright('browser tests', 'browser-everything.json', [], { PART: isAll ? 'all' : 'rest', VISITS: '10' })]],
  [[script('accessibility in every look', 'test-accessibility.mjs', [], { report: 'accessibility.json' })]],
  [[playwright('journeys by keyboard, in Spanish', 'keyboard.json', journeys, { JOURNEYS: 'es' })]],
  [[playwright('pictures, every look', 'pictures-everything.json', pictures)]],
  ...otherNodes.map((version) => [
    [
      script(`unit tests and builds on Node ${version}`, 'test-node.mjs', [version], {
        report: `node-${version}.json`,
      }),
    ],
  ]),
];

process.exit(await runSteps(isAll ? [...sample, ...everything] : isEverything ? everything : sample));
