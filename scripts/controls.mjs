// `npm run test:controls`: plants each fault of tests/controls.json in a copy of the project, and expects the command that guards
// against it to fail. `-- --sample` leaves out the faults that need a build or a browser; `-- TEXT` takes the guards that contain
// TEXT. These faults concern builds, nginx and what a browser shows.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePrograms } from './programs.mjs';
import { ensureInstalled } from './run.mjs';

const { values, positionals } = parseArgs({ options: { sample: { type: 'boolean' } }, allowPositionals: true });
const needsBuild = ({ command }) => /playwright|check-bundle|size-limit|support/.test(command);
const controls = JSON.parse(fs.readFileSync('tests/controls.json', 'utf8')).filter(
  (control) => !(values.sample && needsBuild(control)) && positionals.every((text) => control.guard.includes(text)),
);

await ensureInstalled();
const programs = await ensurePrograms(['NGINX_PROGRAM', ...(controls.some(needsBuild) ? ['CHROMIUM_SHELL'] : [])]);
const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', CI: '1', ...programs };

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'controls-'));
const leftOut = new Set(['node_modules', '.git', '.cache', 'reports']);
const filter = (file) => !leftOut.has(path.basename(file));
fs.cpSync('.', copy, { recursive: true, preserveTimestamps: true, filter });
fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
process.on('exit', () => fs.rmSync(copy, { recursive: true }));

const FIVE_MINUTES = 300_000;

/** A failing test can leave a server behind, so that the command never ends: its whole process group is stopped. */
const runInCopy = (command) =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: copy, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Each process of the group has ended.
      }
    };
    const limit = setTimeout(stop, FIVE_MINUTES);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => {
      clearTimeout(limit);
      stop();
      resolve({ isGreen: code === 0, output });
    });
  });

/** What a command prints for the project as it is: a control proves nothing when its command fails anyway. */
const unplanted = new Map();

/** Why the control failed, or `undefined`. A control without `from` adds a file. */
const problemOf = async ({ file, from = '', to, command, fails }) => {
  if (!unplanted.has(command)) unplanted.set(command, await runInCopy(command));
  const before = unplanted.get(command);
  if (!before.isGreen) return `\`${command}\` fails without a fault:\n${before.output.slice(-2000)}`;
  const place = path.join(copy, file);
  const original = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  const planted = original.replace(new RegExp(from), to);
  if (planted === original) return `${file} does not contain ${from}`;
  fs.writeFileSync(place, planted);
  const { isGreen, output } = await runInCopy(command);
  if (original === '') fs.rmSync(place);
  else fs.writeFileSync(place, original);
  if (isGreen) return `\`${command}\` passes with the fault`;
  return output.includes(fails) ? undefined : `\`${command}\` fails without "${fails}":\n${output.slice(-2000)}`;
};

let problems = 0;
for (const { guard, ...control } of controls) {
  const start = Date.now();
  const problem = await problemOf(control);
  console.log(`${problem ? 'FAILED' : 'red   '} ${guard} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (problem) console.log(`       ${problem}`);
  if (problem) problems += 1;
}
console.log(`${controls.length} faults planted, ${controls.length - problems} detected`);
process.exit(problems > 0 || controls.length === 0 ? 1 : 0);
