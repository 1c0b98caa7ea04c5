// Measures builds, the start of the development server and the unit tests, in seconds. Part of `npm run bench`, which names its report.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { build, must } from '../scripts/run.mjs';
import { launch, pause } from './browser.mjs';

const PORT = '4690';

const seconds = async (work) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const TYPE_CHECKER = 'node_modules/typescript-native/bin/tsc';
const everything = ['--noEmit', '-p', 'tsconfig.json'];
const buildAndCheck = () => Promise.all([build('main'), must('node', [TYPE_CHECKER, ...everything])]);
const forget = (...names) => names.forEach((name) => fs.rmSync(`.cache/${name}`, { recursive: true, force: true }));

/** From the command to a login form in the browser. */
const startToLogin = async () => {
  const browser = await launch();
  const page = await browser.newPage();
  const address = `http://localhost:${PORT}/`;
  let server;
  const taken = await seconds(async () => {
    server = spawn('node', ['scripts/start.mjs'], { env: { ...process.env, PORT }, stdio: 'ignore' });
    // Wait with fetch: a browser that draws error pages slows the server down.
    while (!(await fetch(address).catch(() => undefined))) await pause(50);
    await page.goto(address);
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });
  server.kill();
  await Promise.all([once(server, 'close'), browser.close()]);
  return taken;
};

const floorBuild = await seconds(() => must('node', ['bench/floor/build.mjs', '--stack']));
forget('tsc');
// The reference is the type check of an ordinary project: plain tsc.
const typeCheck = await seconds(() => must('tsc', everything));

forget('tsc', 'webpack');
const cleanBuild = await seconds(buildAndCheck);
const cachedBuild = await seconds(buildAndCheck);

await startToLogin();
const devStart = await startToLogin();

const JEST = 'reports/bench-jest.json';
const unitTests = await seconds(() => must('jest', ['--silent', '--json', `--outputFile=${JEST}`]));
const { numTotalTests: tests } = JSON.parse(fs.readFileSync(JEST, 'utf8'));
const result = { floorBuild, typeCheck, cleanBuild, cachedBuild, devStart, unitTests, tests };
fs.writeFileSync(process.argv[2], JSON.stringify(result, null, 1));
