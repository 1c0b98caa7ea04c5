// Builds the portal of another commit, with the packages of its own lock file, so that one run measures both.
import fs from 'node:fs';
import path from 'node:path';
import { giveUp, must, run } from '../scripts/run.mjs';

const git = async (...args) => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : undefined;
};

/** The commit that gave the portal the version it has. A shallow clone may not know it. */
export const lastRelease = async () => {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const commits = await git('log', '--format=%h', `-S"version": "${version}"`, '--', 'package.json');
  return commits?.split('\n').at(-1) || giveUp('The history has no last release. Name a commit: --against REF');
};

/** The folder of the build of a commit. A build that was made before is kept in `.cache`. */
export const buildOf = async (ref) => {
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (commit === undefined) giveUp(`There is no commit "${ref}".`);
  const folder = path.resolve('.cache/against', commit);
  const built = path.join(folder, 'dist/main');
  if (fs.existsSync(path.join(built, 'index.html'))) return built;
  console.log(`Building the portal of ${ref} …`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  await must('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder]);
  await must('npm', ['ci', '--no-fund', '--no-audit', '--prefix', folder]);
  await must('npm', ['run', '--silent', 'build', '--prefix', folder]);
  return built;
};
