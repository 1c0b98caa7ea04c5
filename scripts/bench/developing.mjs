// Measures builds, the start of the development server and the unit tests, in seconds. Part of `npm run bench`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { launch } from '../../bench/browser.mjs';
import { bin, build, must, projectRoot, typeChecker } from '../run.mjs';

const PORT = '4690';

const seconds = async (work) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const everything = ['--noEmit', '-p', 'tsconfig.json'];
const buildAndCheck = () => Promise.all([build('main'), must(process.execPath, [typeChecker, ...everything])]);
const forget = (...names) => {
  for (const name of names) fs.rmSync(path.join(projectRoot, '.cache', name), { recursive: true, force: true });
};

/** From the command to a login form in the browser. */
const startToLogin = async () => {
  const browser = await launch();
  const page = await browser.newPage();
  const address = `http://localhost:${PORT}/`;
  let server;
  const taken = await seconds(async () => {
    const env = { ...process.env, PORT };
    server = spawn(process.execPath, ['scripts/start.mjs'], { cwd: projectRoot, env, stdio: 'ignore' });
    // Wait with fetch: a browser that draws error pages slows the server down.
    while (!(await fetch(address).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50));
    await page.goto(address);
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
  server.kill();
  await Promise.all([once(server, 'close'), browser.close()]);
  return taken;
};

export const measureDeveloping = async (file) => {
  const floorBuild = await seconds(() => must(process.execPath, ['bench/floor/build.mjs', '--stack']));
  forget('tsc');
  // The reference is the type check of an ordinary project: plain tsc.
  const typeCheck = await seconds(() => must(bin('tsc'), everything));

  forget('tsc', 'webpack');
  const cleanBuild = await seconds(buildAndCheck);
  const cachedBuild = await seconds(buildAndCheck);

  await startToLogin();
  const devStart = await startToLogin();

  const jest = 'reports/bench-jest.json';
  const unitTests = await seconds(() => must(bin('jest'), ['--silent', '--json', `--outputFile=${jest}`]));
  const { numTotalTests: tests } = JSON.parse(fs.readFileSync(jest, 'utf8'));
  const result = { floorBuild, typeCheck, cleanBuild, cachedBuild, devStart, unitTests, tests };
  fs.writeFileSync(file, JSON.stringify(result, null, 1));
};
