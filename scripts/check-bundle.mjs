// Fails when the production build contains what only other builds may contain. Where it can, it
// also checks that the other build contains the text, so that a renamed text does not go unnoticed.
import fs from 'node:fs';
import path from 'node:path';

const inDemoOnly = [
  'Change Today',
  'ny-current',
  'Hearth-2026',
  '246810',
  '4111111111111111',
  'nj-manyclaims',
  'Messages sent',
  'Copy link to this situation',
  'Not understood in the address',
  'en-XA',
];
const inGalleryOnly = ['Gallery of the kit', 'Llanfairpwllgwyngyll'];
const inReferenceServerOnly = ['x-reference-world', '/_reference/', '/_pact/'];
const inSpanishOnly = ['Reclamaciones', 'miércoles'];
const nowhere = ['sourceMappingURL', 'x-falcon-now'];

const textsIn = (folder, endings) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => endings.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const SHIPPED = /\.(?:js|css|html)$/;
const main = textsIn('dist/main', SHIPPED);
const demo = textsIn('dist/demo', SHIPPED);
const referenceServer = textsIn('src/adapters/reference-api', /\.ts$/);
const gallery = textsIn('src/ui/gallery', /\.tsx?$/);

const { spanish: spanishFiles = [], ...others } = JSON.parse(fs.readFileSync('dist/main.routes.json', 'utf8'));
const otherFiles = new Set(Object.values(others).flat());
const textOf = (files) => files.map((file) => fs.readFileSync(`dist/main/${file}`, 'utf8')).join('\n');
const spanish = textOf(spanishFiles.filter((file) => !otherFiles.has(file)));
const english = textOf([...otherFiles]);

const maps = fs.readdirSync('dist/main', { recursive: true }).filter((file) => file.endsWith('.map'));
const licences = fs.readFileSync('dist/main/THIRD-PARTY-LICENCES.txt', 'utf8');
const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

// Chromium reads a page in parts of this many bytes, and runs the early login once it has read it.
const FIRST_PART = 32_768;
const earlyLoginEnd = fs.readFileSync('dist/main/index.html').indexOf('</script><link rel="preload"');

const forbidden = (texts, build, content) =>
  texts.filter((text) => content.includes(text)).map((text) => `${build} contains "${text}"`);
const expected = (texts, build, content) =>
  texts
    .filter((text) => !content.includes(text))
    .map((text) => `${build} does not contain "${text}": update this check`);

// Without this hint, Chromium compiles a function when it is first called, on the main thread.
const HINT = '//# allFunctionsCalledOnLoad\n';
const unhinted = fs
  .readdirSync('dist/main/assets')
  .filter((file) => file.endsWith('.js') && !fs.readFileSync(`dist/main/assets/${file}`, 'utf8').startsWith(HINT));

const problems = [
  ...forbidden([...inDemoOnly, ...inGalleryOnly, ...inReferenceServerOnly, ...nowhere], 'the production build', main),
  ...forbidden(inGalleryOnly, 'the in-memory build', demo),
  ...forbidden(inSpanishOnly, 'what English pages load', english),
  ...expected(inDemoOnly, 'the in-memory build', demo),
  ...expected(inGalleryOnly, 'the gallery', gallery),
  ...expected(inReferenceServerOnly, 'the reference server', referenceServer),
  ...expected(inSpanishOnly, 'Spanish', spanish),
  ...(earlyLoginEnd > 0 && earlyLoginEnd < FIRST_PART ? [] : ['the early login is not in the first 32 KB of the page']),
  ...unhinted.map((file) => `${file} does not ask Chromium to compile its functions ahead`),
  ...maps.map((file) => `the production build contains the source map ${file}`),
  ...Object.entries(dependencies)
    .filter(([name, version]) => !licences.includes(`${name} ${version} (`))
    .map(([name]) => `the production build does not contain the licence of ${name}`),
];
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
