// The lock file holds packages with an integrity hash only, and no address that is not a package registry's own.
import fs from 'node:fs';

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(([at]) => at !== '');
const isOtherPlatform = ({ optional, os, resolved }) => optional && os && !resolved;
const wrong = entries.filter(
  ([, entry]) =>
    !isOtherPlatform(entry) &&
    !entry.inBundle &&
    (!entry.integrity || !/^(?:https:|undefined)/.test(String(entry.resolved))),
);
const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
  ([, version]) => !/^\d/.test(version),
);

for (const [at] of wrong) console.log(`${at}: no integrity, or not from a registry`);
for (const [name, version] of loose) console.log(`${name}: ${version} is not one exact version`);
console.log(`${entries.length} packages, ${wrong.length + loose.length} problems`);
process.exit(wrong.length + loose.length > 0 ? 1 : 0);
