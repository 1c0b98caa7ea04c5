// `node scripts/test-node.mjs 24.1.0`: the unit tests and both builds on that version of Node, which npm's package `node` installs.
import fs from 'node:fs';
import path from 'node:path';
import { bin, ensureInstalled, giveUp, must, projectRoot, run } from './run.mjs';

const [version] = process.argv.slice(2);
await ensureInstalled().catch(giveUp);

// A folder of its own, because the package needs its install script and the project allows none.
const folder = path.join(projectRoot, '.cache', `node-${version}`);
const node = path.join(folder, 'node_modules/node/bin/node');
if (!fs.existsSync(node)) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const install = ['install', '--prefix', folder, '--ignore-scripts=false', '--engine-strict=false', `node@${version}`];
  await must('npm', install).catch(giveUp);
}

const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`, PACT_DO_NOT_TRACK: 'true' };
const { output: actual } = await run(node, ['--version']);
if (actual.trim() !== `v${version}`) giveUp(new Error(`Node ${version} was asked for, and ${actual.trim()} runs.`));

const jest = ['--json', `--outputFile=${process.env.REPORT ?? 'reports/node.json'}`, '--silent'];
const webpack = (entry) => [bin('webpack'), '--mode', 'production', '--env', `entry=${entry}`];
const { code } = await run(node, [bin('jest'), ...jest], { env, show: true });
if (code !== 0) process.exit(code);
const codes = await Promise.all(
  [
    [[...webpack('main'), '--output-path', path.join(folder, 'main')]],
    [[...webpack('demo'), '--output-path', path.join(folder, 'demo')], { TIME_TRAVEL: '1' }],
  ].map(([args, more]) => run(node, args, { env: { ...env, ...more }, show: true })),
);
process.exit(Math.max(...codes.map(({ code }) => code)));
