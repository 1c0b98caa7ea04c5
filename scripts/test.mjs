// `npm test` runs a sample of every check in at most five minutes on two cores. `npm run test:everything` (`--everything`) runs what
// that leaves out, and `--all` runs both (docs/testing.md).
import fs from 'node:fs';
import { everyProgram, ensurePrograms } from './programs.mjs';
import { ensureInstalled } from './run.mjs';
import { runSteps } from './runSteps.mjs';

const isEverything = process.argv.includes('--everything');
const isAll = process.argv.includes('--all');

const ofEverything = ['CHROMIUM_92', 'CHROMIUM_117', 'FIREFOX_115', 'WPE_DRIVER', 'WPE_BROWSER', 'KUBECTL'];
// The browsers install while the checks run that need none.
const programs = ensurePrograms(everyProgram.filter((name) => isEverything || isAll || !ofEverything.includes(name)));
await ensureInstalled();

const step = (name, command, env) => ({ name, command, env });
/** A step that counts its tests in `reports/`, and needs browsers or nginx. */
const tests = (name, report, command, env) => ({ name, command, env, report, programs });
/** A script of package.json, without npm, which takes 0.4 s of processor time to start one. */
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const jest = (name, report, command, env) =>
  tests(name, report, `${command} --json --outputFile=reports/${report} --silent`, {
    PACT_DO_NOT_TRACK: 'true',
    // More room for young objects takes a twelfth off the processor time: they are collected less often.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
    ...env,
  });
const PICTURES = 'playwright test --config tests/visual/playwright.config.ts';

const unitTests = jest('unit tests', 'jest.json', 'jest', { PART: isAll ? 'all' : 'sample' });
// Only `build:releases` takes another build's cache. Writing one takes a quarter of a build.
const builds = [
  step('build of the portal', scripts.build),
  step('build of the in-memory portal', `${scripts['build:demo']} --no-cache`),
];
const releases = step('builds of two more releases', scripts['build:releases']);
const gallery = step('build of the gallery', `${scripts['build:gallery']} --no-cache`);
// Editors and tools read the sources with this compiler.
const olderTypes = step('types, by the older compiler', 'tsc --noEmit -p tsconfig.json');
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** An eighth of the random schedules and replies, and half as many backends, which hear all stories. */
const eighth = { HEAVY: '0.125' };
const sixteenth = { HEAVY: '0.0625' };
// They need no build, and one core each.
const sweeps = [
  jest('1,250 schedules of what must happen once', 'once.json', scripts['test:once'], eighth),
  jest('10,000 schedules of calls', 'queue.json', scripts['test:queue']),
  jest('1,250 mutated replies', 'fuzz.json', scripts['test:fuzz'], eighth),
];

const sample = [
  [
    [
      ...builds,
      step('bytes of every route', scripts.size),
      step('what old browsers lack', scripts.support),
      ...(isAll ? [releases, ...sweeps] : []),
    ],
    [
      step('types', scripts.typecheck),
      step('lint', scripts.lint),
      gallery,
      step('dead code', 'knip'),
      ...(isAll ? [olderTypes] : []),
      step('secrets', 'sh scripts/check-secrets.sh'),
      step('contract', scripts['openapi:lint'], offline),
      step('types of the contract', scripts['openapi:check']),
    ],
  ],
  // With `--all`, these run with the others: a look is compared once, and a browser starts less often.
  ...(isAll
    ? []
    : [
        // A browser test waits for half of its time, and a unit test for none: side by side, both cores are busy to the end.
        [
          [unitTests],
          [
            tests('pictures, one look', 'pictures.json', PICTURES, { PART: 'sample' }),
            tests('browser tests', 'browser.json', 'playwright test', { PART: 'sample' }),
          ],
        ],
      ]),
];

/** The oldest and the newest release of Node, beside the one that `npm test` runs on. */
const otherNodes = ['20.19.0', '26.10.0'].filter((version) => parseInt(version) !== parseInt(process.versions.node));

// What fills both cores is alone: the waits of a limit in `tests/deploy` would end too soon. Browsers have fixed ports: one lane has them.
const everything = [
  ...(isAll
    ? []
    : [
        [
          [...builds, releases, ...sweeps],
          [gallery, olderTypes],
        ],
      ]),
  [[isAll ? unitTests : jest('slow tests', 'slow.json', 'jest .slow.test everyForm faults/matrix', { PART: 'all' })]],
  // Two lanes that take the same time.
  [
    [
      jest('mutants and variants of the backend', 'providers.json', scripts['test:providers'], sixteenth),
      ...otherNodes.map((version) =>
        tests(`tests and builds on Node ${version}`, `node-${version}.json`, scripts['test:node'], {
          TEST_NODE: version,
          TEST_FILES: 'src/adapters src/domain scripts tests/contract tests/pact',
          PART: 'sample',
        }),
      ),
    ],
    [
      // A leak shows in 2,000 after the warm-up as it does in the 7,000 of `npm run soak`.
      tests('soak, 5,000 route changes', 'soak.json', scripts.soak, { CHANGES: '5000' }),
      tests('pictures, every look', 'pictures-everything.json', PICTURES),
      step('a fault for each sixtieth rule', `${scripts['test:rules']} --share 60`),
      step('mutation, the sanitised agreement', 'stryker run stryker.page.config.json'),
    ],
  ],
  [
    [
      tests('browser tests', 'browser-everything.json', 'playwright test', {
        PART: isAll ? 'all' : 'rest',
        VISITS: '10',
        EVERY_LOOK: '1',
      }),
      tests('journeys by keyboard, in Spanish', 'keyboard.json', scripts['test:keyboard:spanish']),
    ],
  ],
];

process.exit(await runSteps(isAll ? [...sample, ...everything] : isEverything ? everything : sample));
