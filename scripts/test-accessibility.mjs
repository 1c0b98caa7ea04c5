// `npm run test:accessibility`: axe on every screen and every state, in both languages and all looks, and the accessibility tree of each
// state. Takes what Playwright takes; wants both builds.
import fs from 'node:fs';
import { run } from './run.mjs';

const checks = ['-g', 'axe finds nothing|In the accessibility tree', '--project', 'memory', ...process.argv.slice(2)];
const { code } = await run('node', ['scripts/test-browsers.mjs', ...checks], { env: { EVERY_LOOK: '1' }, show: true });

const report = JSON.parse(fs.readFileSync(process.env.REPORT ?? 'reports/playwright.json', 'utf8'));
const testsOf = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
const looks = testsOf(report).flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'look'));
console.log(`${looks.length} combinations of screen, state, variant, language, theme and width`);
process.exit(looks.length === 0 ? 1 : code);
