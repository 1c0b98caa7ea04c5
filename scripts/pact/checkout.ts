import { execFileSync } from 'node:child_process';

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** The branch that is checked out; `undefined` for a detached checkout. */
export const branchOfCheckout = (folder: string): string | undefined =>
  git(folder, 'branch', '--show-current') || undefined;
