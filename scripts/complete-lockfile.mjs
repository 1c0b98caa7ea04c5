// Run after the lock file changed. npm leaves out of it the optional binaries of platforms that a registry does not serve, and
// `npm ci` then refuses the lock: this adds an entry for each of them.
import fs from 'node:fs';

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const platform = /(darwin|win32|windows|linux|freebsd|android|openharmony|wasm32|aix|sunos|netbsd|openbsd)/;
const processor = /(arm64|x64|ia32|arm(?!64)|ppc64|riscv64|s390x|loong64|wasm32)/;
const npmName = { windows: 'win32', wasm32: 'none' };

/** Node's own way of looking a package up: beside the one that asks, then further and further out. */
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
    const os = platform.exec(name)?.[1];
    const cpu = processor.exec(name)?.[1];
    if (!os || isLocked(from, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      os: [npmName[os] ?? os],
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);
