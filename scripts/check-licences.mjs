// Every package of the lock file is under a licence that the project may use. A package for another platform, which is never
// installed here, may name none.
import fs from 'node:fs';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]);

/** Packages whose manifest names its licence in a form that npm does not read; looked up in the packages themselves. */
const readInPackage = { 'node_modules/busboy': 'MIT', 'node_modules/streamsearch': 'MIT' };

/** "(MPL-2.0 OR Apache-2.0)" allows a choice; "Apache-2.0 AND MIT" demands both. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(
  ([at, { optional, os, resolved }]) => at !== '' && !(optional && os && !resolved),
);
const problems = entries.filter(([at, { license = readInPackage[at] ?? '' }]) => !isAllowed(license));
for (const [at, { license }] of problems) console.log(`${at}: ${license ?? 'no licence'} is not on the list`);
console.log(`${entries.length} packages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
