import fs from 'node:fs';

const dist = 'dist/main';
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const budget = read('size-budget.json');
const { main: entry, ...areas } = read(`${dist}.routes.json`);

/**
 * The files of each part of the production build; an area counts what it loads on top of the entry. A budget is a
 * multiple of 250 bytes: a new message leaves it as it is, and the hashes in the file names alone make two builds differ.
 */
const parts = {
  page: ['index.html'],
  entry,
  ...Object.fromEntries(
    Object.entries(areas).map(([area, files]) => [area, files.filter((file) => !entry.includes(file))]),
  ),
  'every script': ['assets/*.js'],
  'every style sheet': ['assets/*.css'],
};

const names = [...new Set([...Object.keys(parts), ...Object.keys(budget)])];
const mismatched = names.filter((name) => !parts[name]?.length || budget[name] === undefined);
if (mismatched.length > 0)
  throw new Error(`A part needs files and a budget in size-budget.json: ${mismatched.join(', ')}`);

export default names.map((name) => ({
  name,
  path: parts[name].map((file) => `${dist}/${file}`),
  limit: `${budget[name]} B`,
}));
