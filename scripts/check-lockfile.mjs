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
  ([, version]) => !/^(?:npm:.+@)?\d/.test(version),
);

// Nothing that is installed may run a program of its own.
const runsScripts = !/^ignore-scripts=true$/m.test(fs.readFileSync('.npmrc', 'utf8'));

if (runsScripts) console.log('.npmrc: install scripts are not off');
for (const [at] of wrong) console.log(`${at}: no integrity, or not from a registry`);
for (const [name, version] of loose) console.log(`${name}: ${version} is not one exact version`);
const problems = wrong.length + loose.length + Number(runsScripts);
console.log(`${entries.length} packages, ${problems} problems`);
process.exit(problems > 0 ? 1 : 0);
