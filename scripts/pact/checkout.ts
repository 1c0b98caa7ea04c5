import { execFileSync } from 'node:child_process';

export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** The branch that is checked out; `undefined` for a detached checkout, which git calls "HEAD". */
export const branchOfCheckout = (folder: string): string | undefined => {
  const branch = git(folder, 'rev-parse', '--abbrev-ref', 'HEAD');
  return branch === 'HEAD' ? undefined : branch;
};
