// Nothing of the in-memory portal, of time travel or of the source ships: the production build has none of these texts, and the
// in-memory build has all of them, so that this check can fail. The licence of every dependency does ship.
import fs from 'node:fs';
import path from 'node:path';

const inDemoOnly = [
  'x-falcon-now',
  'Change Today',
  'ny-current@example.com',
  'Hearth-2026',
  '246810',
  '4111111111111111',
];
const nowhere = ['sourceMappingURL'];

const textOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html)$/.test(entry.name))
    .map((entry) => fs.readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8'))
    .join('\n');

const main = textOf('dist/main');
const demo = textOf('dist/demo');
const maps = fs.readdirSync('dist/main', { recursive: true }).filter((file) => String(file).endsWith('.map'));
const licences = fs.readFileSync('dist/main/THIRD-PARTY-LICENCES.txt', 'utf8');
const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const problems = [
  ...[...inDemoOnly, ...nowhere]
    .filter((text) => main.includes(text))
    .map((text) => `the production build contains "${text}"`),
  ...inDemoOnly
    .filter((text) => text !== 'x-falcon-now' && !demo.includes(text))
    .map((text) => `the in-memory build does not contain "${text}", so the check proves nothing`),
  ...maps.map((file) => `the production build contains the source map ${file}`),
  ...Object.entries(dependencies)
    .filter(([name, version]) => !licences.includes(`${name} ${version} (`))
    .map(([name]) => `the production build does not tell the licence of ${name}`),
];
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
