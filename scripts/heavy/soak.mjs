// `npm run soak`: 10,000 route changes in Chromium (run `npm run build:demo` first). After the first 3,000, which warm up the browser, the
// heap may grow by 3 %, nodes and listeners by 1 %. `--leak` plants a leak, which must be detected. It stays because no package drives our routes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../programs.mjs';
import { projectRoot } from '../run.mjs';

const { values } = parseArgs({
  options: {
    leak: { type: 'boolean', default: false },
    changes: { type: 'string', default: '10000' },
  },
});
const total = Number(values.changes);
const warmUp = 3_000;
const SAMPLES = 10;

const server = spawn(process.execPath, ['scripts/serve.mjs', '--dir', 'dist/demo', '--port', '0'], {
  cwd: projectRoot,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [served] = await Promise.race([
  once(server.stdout, 'data'),
  once(server, 'close').then(() => Promise.reject(new Error('The server has ended.'))),
]);
const [origin] = /http:\S+/.exec(String(served));

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--js-flags=--expose-gc'],
});
const page = await browser.newPage();
const problems = [];
page.on('pageerror', ({ message }) => problems.push(message));

await page.goto(origin.replace('localhost', 'nj.localhost'));
await page.getByLabel('Email Address').fill('nj-current@example.com');
await page.getByLabel('Password', { exact: true }).fill('Hearth-2026!');
await page.getByRole('button', { name: 'Login' }).click();
await page.getByRole('heading', { level: 1, name: 'Your Policy Dashboard' }).waitFor();

const devTools = await page.context().newCDPSession(page);
await devTools.send('Performance.enable');
const measure = async () => {
  for (let round = 0; round < 3; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
};

/** Follows the links of the menu, and waits for the heading of each screen. */
const visitScreens = (changes) =>
  page.evaluate(async (wanted) => {
    const titles = {
      '/home': 'Your Policy Dashboard',
      '/policy': 'My Policy',
      '/billing': 'Billing',
      '/profile': 'My Profile',
      '/claim': 'Claims',
    };
    const paths = Object.keys(titles);
    for (let change = 0; change < wanted; change += 1) {
      const path = paths[(change + 1) % paths.length];
      document.querySelector(`nav a[href="${path}"]`).click();
      for (let tick = 0; ; tick += 1) {
        const isThere = location.pathname === path && document.querySelector('h1')?.textContent === titles[path];
        const isLoading = document.querySelector('main [role="status"] > [aria-hidden]') !== null;
        if (isThere && !isLoading) break;
        if (tick > 5000) throw new Error(`${path} did not appear`);
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }
  }, changes);

/** Each visit keeps a heading and a listener alive. */
const plantLeak = () =>
  page.evaluate(() => {
    window.leaked = [];
    new MutationObserver(() => {
      const kept = document.querySelector('h1');
      if (kept === null || window.leaked.at(-1)?.kept === kept) return;
      const listener = () => kept;
      window.addEventListener('resize', listener);
      window.leaked.push({ kept, listener, bytes: new Array(500).fill(0).map(Math.random) });
    }).observe(document.querySelector('main'), { childList: true, subtree: true });
  });

const show = (changes, { heap, nodes, listeners }) =>
  console.log(
    `${String(changes).padStart(6)} route changes: ${(heap / 2 ** 20).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`,
  );

try {
  if (values.leak) await plantLeak();
  await visitScreens(warmUp);
  const first = await measure();
  show(warmUp, first);
  const step = (total - warmUp) / SAMPLES;
  let last = first;
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    await visitScreens(step);
    last = await measure();
    show(warmUp + sample * step, last);
  }
  const growth = (what) => ((last[what] - first[what]) / first[what]) * 100;
  const limits = { heap: 3, nodes: 1, listeners: 1 };
  for (const [what, limit] of Object.entries(limits)) {
    console.log(`${what}: ${growth(what).toFixed(2)} % (at most ${limit} %)`);
    if (growth(what) > limit) problems.push(`${what} grew by ${growth(what).toFixed(2)} %`);
  }
} finally {
  await browser.close();
  server.kill();
}
for (const problem of problems) console.log(problem);
const isDetected = problems.length > 0;
if (values.leak) console.log(isDetected ? 'The planted leak was detected.' : 'The planted leak was NOT detected.');
process.exit(isDetected === values.leak ? 0 : 1);
