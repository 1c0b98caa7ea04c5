// Runs programs of the project; nothing in here needs an installed package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The path of a program that an installed package brings. */
export const bin = (name) => path.join(projectRoot, 'node_modules/.bin', name);

/** What checks the types; `bin('tsc')` is the older compiler, which the tools read the sources with. */
export const typeChecker = path.join(projectRoot, 'node_modules/typescript-native/bin/tsc');

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

/** Runs a program that has to succeed. Throws what it printed where it fails. */
export const must = async (program, args, options) => {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Error(output);
};

/** Builds an entry of webpack.config.ts for production. */
export const build = (entry) => must(bin('webpack'), ['--mode', 'production', '--env', `entry=${entry}`]);

/** Names the lock file that was installed last, so that a checkout which only touches its date installs nothing again. */
const stamp = path.join(projectRoot, 'node_modules/.installed');

const lockHash = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(projectRoot, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => {
  const modified = (file) => fs.statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = modified('node_modules/.package-lock.json');
  if (installed === 0) return false;
  if (fs.existsSync(stamp)) return fs.readFileSync(stamp, 'utf8') === lockHash();
  return installed >= modified('package-lock.json');
};

/** Installs the packages where they are missing, or not those of the lock file. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const { code, output } = await run('npm', ['ci', '--no-fund', '--no-audit']);
  if (code !== 0) {
    console.error(output.split('\n').slice(-20).join('\n'));
    throw new Error('The packages could not be installed.');
  }
  fs.writeFileSync(stamp, lockHash());
};

/** For the errors of the project's own making: their message, and the end. */
export const giveUp = (error) => {
  console.error(error.message);
  process.exit(1);
};
