// `npm run size`: the bytes, in Brotli, that the production build loads for its page, for its entry and for each area, against
// `size-budget.json`. `npm run size -- --write` sets the budget to what the build has now, and three hundredths more.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const dist = 'dist/main';
const budgetFile = 'size-budget.json';
const entry = path.basename(dist);

const bytesOf = (file) =>
  zlib.brotliCompressSync(fs.readFileSync(path.join(dist, file)), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0);

const routes = JSON.parse(fs.readFileSync(`${dist}.routes.json`, 'utf8'));
const { [entry]: ofEntry, ...areas } = routes;
const assets = fs.readdirSync(path.join(dist, 'assets')).map((file) => `assets/${file}`);
const sizes = {
  page: bytesOf('index.html'),
  entry: sum(ofEntry),
  ...Object.fromEntries(
    Object.entries(areas).map(([area, files]) => [area, sum(files.filter((file) => !ofEntry.includes(file)))]),
  ),
  'every script': sum(assets.filter((file) => file.endsWith('.js'))),
  'every style sheet': sum(assets.filter((file) => file.endsWith('.css'))),
};

if (process.argv.includes('--write')) {
  const budget = Object.fromEntries(Object.entries(sizes).map(([name, bytes]) => [name, Math.ceil(bytes * 1.03)]));
  fs.writeFileSync(budgetFile, `${JSON.stringify(budget, undefined, 2)}\n`);
}

const budget = JSON.parse(fs.readFileSync(budgetFile, 'utf8'));
const names = [...new Set([...Object.keys(budget), ...Object.keys(sizes)])];
const tooMuch = names.filter((name) => !(sizes[name] <= budget[name]));
for (const name of names) {
  const verdict = tooMuch.includes(name) ? 'MORE THAN' : 'within';
  console.log(`${name}: ${sizes[name] ?? 'nothing of this name'} bytes, ${verdict} ${budget[name] ?? 'no budget'}`);
}
if (tooMuch.length > 0) console.log('Make it smaller, or raise the budget in a commit that says why.');
process.exit(tooMuch.length > 0 ? 1 : 0);
