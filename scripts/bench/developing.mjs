// Measures builds, the start of the development server and the unit tests, in seconds. Part of `npm run bench`.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { launch, loadPlaywright } from '../../bench/lib.mjs';
import { bin, build, must, projectRoot, typeChecker } from '../run.mjs';

const PORT = '4690';
const cache = (name) => path.join(projectRoot, '.cache', name);

const timed = async (work) => {
  const start = performance.now();
  const result = await work();
  return { seconds: (performance.now() - start) / 1000, result };
};

const everything = ['--noEmit', '-p', 'tsconfig.json'];
const types = () => must(process.execPath, [typeChecker, ...everything]);

/** From the command to a login form in the browser. */
const startToLogin = async () => {
  const browser = await launch(await loadPlaywright());
  const page = await browser.newPage();
  const { seconds, result: server } = await timed(async () => {
    const env = { ...process.env, PORT };
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: projectRoot, env, stdio: 'ignore' });
    const address = `http://localhost:${PORT}/`;
    // Wait with fetch: a browser that draws error pages slows the server down.
    const answers = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
    await page.goto(address);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    return child;
  });
  server.kill();
  await Promise.all([new Promise((resolve) => server.once('close', resolve)), browser.close()]);
  return seconds;
};

export const measureDeveloping = async (file) => {
  const floorBuild = await timed(() => must(process.execPath, ['bench/floor/build.mjs', '--stack']));
  fs.rmSync(cache('tsc'), { recursive: true, force: true });
  // The reference is the type check of an ordinary project: plain tsc.
  const typeCheck = await timed(() => must(bin('tsc'), everything));

  for (const name of ['tsc', 'webpack']) fs.rmSync(cache(name), { recursive: true, force: true });
  const cleanBuild = await timed(() => Promise.all([build('main'), types()]));
  const cachedBuild = await timed(() => Promise.all([build('main'), types()]));

  await startToLogin();
  const devStart = await startToLogin();

  const jest = 'reports/bench-jest.json';
  const unitTests = await timed(() => must(bin('jest'), ['--silent', '--json', `--outputFile=${jest}`]));
  const { numTotalTests: tests } = JSON.parse(fs.readFileSync(jest, 'utf8'));
  const result = {
    floorBuild: floorBuild.seconds,
    typeCheck: typeCheck.seconds,
    cleanBuild: cleanBuild.seconds,
    cachedBuild: cachedBuild.seconds,
    devStart,
    unitTests: unitTests.seconds,
    tests,
  };
  fs.writeFileSync(file, JSON.stringify(result, null, 1));
};
