// Runs programs of the project from its root. It installs missing packages, so it needs none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Prints why the script cannot go on, and ends it. */
export const giveUp = (message) => {
  console.error(message);
  process.exit(1);
};

const { engines } = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [least] = /[\d.]+/.exec(engines.node);
if (process.versions.node.localeCompare(least, 'en', { numeric: true }) < 0)
  giveUp(`Node ${least} or newer is needed. This is Node ${process.versions.node}.`);

process.chdir(path.join(import.meta.dirname, '..'));
// The programs of the packages come first, as in an npm script.
process.env.PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);

/** The port in a variable of the environment. Where nothing can listen there, the script ends, and says how to choose another. */
export const freePort = async (name, usual, command) => {
  const given = process.env[name] || usual;
  try {
    const probe = net.createServer().listen(Number(given), '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
  } catch ({ code, message }) {
    const remedy = `Port ${given} is taken. Choose another: ${name}=${Number(given) + 1} ${command}`;
    giveUp(code === 'EADDRINUSE' ? remedy : `${name}=${given}: ${message}`);
  }
  return Number(given);
};

/** Runs a program to its end. Returns its exit code and everything that it printed. With `show`, it prints as it goes. */
export const run = (program, args = [], { env = {}, show = false, cwd } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs a program that has to succeed. Where it fails, the script ends with what it printed. */
export const must = async (program, args) => {
  const { code, output } = await run(program, args);
  if (code !== 0) giveUp(output);
};

/** Builds an entry of webpack.config.ts for production. */
export const build = (entry) => must('webpack', ['--mode', 'production', '--env', `entry=${entry}`]);

const packagesIn = (lockFile) =>
  fs.existsSync(lockFile) ? JSON.parse(fs.readFileSync(lockFile, 'utf8')).packages : undefined;

/** Whether npm has installed the versions of the lock file. An optional package for another platform may be missing. */
const isInstalled = () => {
  const { '': _project, ...locked } = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  const isRight = ([at, { version, optional }]) => installed[at]?.version === version || (optional && !installed[at]);
  return Object.keys(installed).every((at) => locked[at]) && Object.entries(locked).every(isRight);
};

/** Installs the packages where they are missing, or not those of the lock file. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  console.log('Installing packages …');
  await must('npm', ['ci', '--no-fund', '--no-audit']);
};
