// Firefox 115, from an older release of Debian than the machine's, with the libraries that later releases lack.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const RELEASE = 'bullseye';
const packages = ['firefox-esr=115.*', `libffi7/${RELEASE}`, `libdbus-glib-1-2/${RELEASE}`];

/** Where it is, or will be. */
export const oldFirefox = path.resolve('.cache/browsers/firefox_115/run');

const mirrors = async () =>
  (await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Label: Debian'])).output.trim();

/** Downloads it from the mirror that the machine uses, which signs every release. Returns what went wrong, or nothing. */
export const downloadOldFirefox = async () => {
  // A machine that is new knows them after an update.
  if (!(await mirrors())) await run('apt-get', ['update']);
  const [mirror] = (await mirrors()).split('\n');
  const folder = path.dirname(oldFirefox);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const unpacked = fs.mkdtempSync(`${folder}-`);
  const at = (...parts) => path.join(unpacked, 'apt', ...parts);
  for (const each of ['lists/partial', 'cache/archives/partial', 'debs']) fs.mkdirSync(at(each), { recursive: true });
  fs.writeFileSync(
    at('sources.list'),
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror} ${RELEASE} main\n`,
  );
  const options = {
    'Dir::Etc::sourcelist': at('sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': at('lists'),
    'Dir::Cache': at('cache'),
  };
  const apt = async (...args) => {
    const set = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    return (await run('apt-get', [...set, ...args], { cwd: at('debs') })).output;
  };
  const log = (await apt('update')) + (await apt('download', ...packages));
  const debs = fs.readdirSync(at('debs'));
  if (debs.length < packages.length) return log;
  for (const deb of debs) await run('dpkg-deb', ['-x', at('debs', deb), unpacked]);
  fs.rmSync(at(), { recursive: true });
  const [machine] = fs.readdirSync(path.join(unpacked, 'usr/lib')).filter((each) => each.endsWith('-linux-gnu'));
  fs.writeFileSync(
    path.join(unpacked, 'run'),
    `#!/bin/sh\nLD_LIBRARY_PATH='${folder}/usr/lib/${machine}' exec '${folder}/usr/lib/firefox-esr/firefox-esr' "$@"\n`,
    { mode: 0o755 },
  );
  fs.renameSync(unpacked, folder);
  return '';
};
