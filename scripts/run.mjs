// Runs programs of the project; nothing in here needs an installed package.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The path of a program that an installed package brings. */
export const bin = (name) => path.join(projectRoot, 'node_modules/.bin', name);

/** Runs a program to its end; answers its exit code and all that it printed. With `show`, it prints as it goes. */
export const run = (program, args = [], { env = {}, show = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Installs the packages where they are missing, or older than the lock file. */
export const ensureInstalled = async () => {
  const modified = (file) => fs.statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  console.log('Installing packages …');
  const { code } = await run('npm', ['ci', '--no-fund', '--no-audit'], { show: true });
  if (code !== 0) throw new Error('The packages could not be installed.');
};
