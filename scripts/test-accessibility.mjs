// `npm run test:accessibility`: axe on every screen and every state, in both languages and all looks, how many combinations that were,
// and the accessibility tree of each state. Takes what Playwright takes; wants both builds.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot, run } from './run.mjs';

const { code } = await run(
  process.execPath,
  [
    'scripts/test-browsers.mjs',
    '-g',
    'axe finds nothing|In the accessibility tree',
    '--project',
    'memory',
    ...process.argv.slice(2),
  ],
  { env: { EVERY_LOOK: '1' }, show: true },
);

const report = JSON.parse(
  fs.readFileSync(path.resolve(projectRoot, process.env.REPORT ?? 'reports/playwright.json'), 'utf8'),
);
const testsOf = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
const annotations = testsOf(report).flatMap(({ annotations }) => annotations);
const looks = annotations.filter(({ type }) => type === 'look').map(({ description }) => JSON.parse(description));
const seen = annotations.filter(({ type }) => type === 'axe').length;

const count = (name, ...of) => `${new Set(looks.map((look) => of.map((key) => look[key]).join())).size} ${name}`;
console.log(
  [
    count('screens', 'screen'),
    count('states', 'state'),
    count('variants', 'variant'),
    count('languages', 'language'),
    count('themes', 'theme'),
    count('widths', 'width'),
  ].join(' × ') + `, of which there are ${count('screens in a state', 'screen', 'state')}`,
);
console.log(
  `${looks.length} combinations of screen, state, variant, language, theme and width, and ${seen - looks.length} on the way through the journeys: ` +
    (code === 0 ? '0 findings' : 'FAILED'),
);
process.exit(looks.length === 0 ? 1 : code);
