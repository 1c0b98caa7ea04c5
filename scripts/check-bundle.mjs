// Nothing of the in-memory portal, of the reference server, of the gallery, of time travel or of the source ships: the production build
// has none of these texts, and the in-memory build, the reference server or the gallery has all of them, so that this check can fail.
// The licence of every dependency does ship. Spanish ships in files of its own, which no page loads before it is chosen.
import fs from 'node:fs';
import path from 'node:path';

const inDemoOnly = [
  'x-falcon-now',
  'Change Today',
  'ny-current@example.com',
  'Hearth-2026',
  '246810',
  '4111111111111111',
  'nj-manyclaims',
  'Messages sent',
  'Copy a link to this situation',
  'Not understood in the address',
];
const inGalleryOnly = ['Gallery of the kit', 'Llanfairpwllgwyngyll'];
const nowhere = ['sourceMappingURL'];
const inReferenceServerOnly = ['x-reference-world', '/_reference/', '/_pact/'];

/** All that the files of a folder say, whose names end so. */
const textOf = (folder, endings) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => fs.readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8'))
    .join('\n');

const shipped = /\.(?:js|css|html)$/;
const main = textOf('dist/main', shipped);
const referenceServer = textOf('src/adapters/reference-api', /\.ts$/);
const gallery = textOf('src/ui/gallery', /\.tsx?$/);
const demo = textOf('dist/demo', shipped);
const maps = fs.readdirSync('dist/main', { recursive: true }).filter((file) => String(file).endsWith('.map'));
const licences = fs.readFileSync('dist/main/THIRD-PARTY-LICENCES.txt', 'utf8');
const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const inSpanishOnly = ['Reclamaciones', 'miércoles'];
const routes = JSON.parse(fs.readFileSync('dist/main.routes.json', 'utf8'));
const ofSpanish = routes.spanish ?? [];
const ofOthers = new Set(Object.entries(routes).flatMap(([name, files]) => (name === 'spanish' ? [] : files)));
const textIn = (files) => files.map((file) => fs.readFileSync(`dist/main/${file}`, 'utf8')).join('\n');
const spanish = textIn(ofSpanish.filter((file) => !ofOthers.has(file)));
const withoutSpanish = textIn([...ofOthers]);
const problems = [
  ...inSpanishOnly.flatMap((text) => [
    ...(withoutSpanish.includes(text) ? [`what is loaded in English contains "${text}"`] : []),
    ...(spanish.includes(text) ? [] : [`Spanish does not contain "${text}", so the check proves nothing`]),
  ]),
  ...[...inDemoOnly, ...nowhere, ...inReferenceServerOnly]
    .filter((text) => main.includes(text))
    .map((text) => `the production build contains "${text}"`),
  ...inDemoOnly
    .filter((text) => text !== 'x-falcon-now' && !demo.includes(text))
    .map((text) => `the in-memory build does not contain "${text}", so the check proves nothing`),
  ...inGalleryOnly
    .filter((text) => main.includes(text) || demo.includes(text))
    .map((text) => `a build of the portal contains "${text}", which is the gallery's`),
  ...inGalleryOnly
    .filter((text) => !gallery.includes(text))
    .map((text) => `the gallery does not contain "${text}", so the check proves nothing`),
  ...inReferenceServerOnly
    .filter((text) => !referenceServer.includes(text))
    .map((text) => `the reference server does not contain "${text}", so the check proves nothing`),
  ...maps.map((file) => `the production build contains the source map ${file}`),
  ...Object.entries(dependencies)
    .filter(([name, version]) => !licences.includes(`${name} ${version} (`))
    .map(([name]) => `the production build does not tell the licence of ${name}`),
];
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
