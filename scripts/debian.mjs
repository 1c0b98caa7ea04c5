// Programs that are no npm packages, on a Debian where they may be installed.
import { execFileSync } from 'node:child_process';
import { run } from './run.mjs';

/** The path of a program, or `undefined`. */
export const which = (name) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** Installs packages of Debian's; does nothing elsewhere, or without the right to. */
export const fromDebian = async (...packages) => {
  if (process.getuid?.() !== 0 || !which('apt-get')) return;
  await run('apt-get', ['update'], { show: true });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { show: true });
};
