// `node scripts/complete-lockfile.mjs` after each change of the lock file. npm leaves out optional
// binaries that the registry does not serve, and `npm ci` then rejects the lock file. With `--integrity`, it also asks
// the registry for the integrity and the licence of each package that has none.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const PLATFORM = /(darwin|win32|windows|linux|freebsd|android|openharmony|wasm32|aix|sunos|netbsd|openbsd)/;
const PROCESSOR = /(arm64|x64|ia32|arm(?!64)|ppc64|riscv64|s390x|loong64|wasm32)/;
const npmName = { windows: 'win32', wasm32: 'none' };

/** Looks a package up as Node does: first beside the package that needs it, then in each folder above. */
const isLocked = (from, name) => {
  const here = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (lock.packages[here]) return true;
  if (!from) return false;
  const parent = from.lastIndexOf('node_modules/');
  return isLocked(parent <= 0 ? '' : from.slice(0, parent - 1), name);
};

let added = 0;
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const os = PLATFORM.exec(name)?.[1];
    const cpu = PROCESSOR.exec(name)?.[1];
    if (!os || isLocked(from, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      os: [npmName[os] ?? os],
      ...(cpu && { cpu: [cpu] }),
      ...(name.endsWith('musl') && { libc: ['musl'] }),
      ...(entry.dev && { dev: true }),
    };
    added += 1;
  }
}

/** Without both where the registry does not have them. */
const registryFields = (name, version) => {
  const args = ['view', `${name}@${version}`, 'dist.integrity', 'license', '--json'];
  const { 'dist.integrity': integrity, license } = JSON.parse(
    spawnSync('npm', args, { encoding: 'utf8' }).stdout || '{}',
  );
  return { integrity, license };
};

const unverified = Object.entries(lock.packages).filter(([at, { integrity }]) => at !== '' && !integrity);
if (process.argv.includes('--integrity')) {
  for (const [at, entry] of unverified) {
    Object.assign(entry, registryFields(at.replace(/^.*node_modules\//, ''), entry.version));
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
const without = unverified.filter(([, { integrity }]) => !integrity).length;
console.log(`${added} packages added; ${without} packages have no integrity`);
