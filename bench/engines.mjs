// The login in Firefox and WebKit, beside the same static page and floor in that engine. See README.md.
import { createRequire } from 'node:module';
import { firefox } from '@playwright/test';
// The driver of WebKit is that of the browser tests, which is TypeScript.
import 'ts-node/register';
import { ensurePrograms } from '../scripts/programs.mjs';
import { actionClock } from './actionClock.mjs';
import * as B from './browser.mjs';
import { loadClock } from './loadClock.mjs';
import { serve } from './server.mjs';
import { format, machine, median, table } from './statistics.mjs';

const { startDriver } = createRequire(import.meta.url)('../tests/webkit/WebDriver');
const { opt, apps } = B.commandLine({
  n: '5',
  engines: 'firefox,webkit',
  email: '',
  password: '',
  heading: 'Your Policy Dashboard',
  json: '',
});
const SETTLED = 1500;
Object.assign(process.env, await ensurePrograms(['FIREFOX', 'WEBKIT_DRIVER', 'WEBKIT_BROWSER', 'XVFB']));

/** A window of each engine: opens an address, runs a function in the page, types into a field and clicks. */
const engines = {
  firefox: async () => {
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX });
    return {
      version: browser.version(),
      stop: () => browser.close(),
      open: async () => {
        // Debian's Firefox emulates no media features.
        const same = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
        const page = await browser.newPage({ ...same, viewport: { width: 1280, height: 800 } });
        return {
          goto: (url) => page.goto(url),
          evaluate: (run, argument) => page.evaluate(run, argument),
          type: (css, text) => page.fill(css, text),
          click: (css) => page.click(css),
          close: () => page.close(),
        };
      },
    };
  },
  webkit: async () => {
    const driver = await startDriver();
    return {
      version: '',
      stop: async () => driver.stop(),
      open: async () => {
        const page = await driver.open(1280, 800);
        const find = (value) => page.call('POST', '/element', { using: 'css selector', value });
        return {
          goto: (url) => page.goto(url),
          evaluate: (run, argument = null) => page.evaluate(run, argument),
          type: async (css, text) => page.type(await find(css), text),
          click: async (css) => page.click(await find(css)),
          close: () => page.close(),
        };
      },
    };
  },
};

const until = async (page, read) => {
  for (const end = Date.now() + 60_000; Date.now() < end; await B.pause(100)) {
    const value = await page.evaluate(read);
    if (value != null) return value;
  }
  throw new Error(`No value within a minute: ${String(read)}`);
};

/** Each time on a page of its own, because the probe of `usable` submits an empty form. */
const measure = async (engine, { usable, signIn }) => {
  const first = await engine.open();
  await first.goto(usable);
  const result = { usable: await until(first, () => window.__bench.handled) };
  await first.close();
  if (!signIn) return result;

  const page = await engine.open();
  await page.goto(signIn);
  await until(page, () => document.querySelector('button[type=submit]')?.checkVisibility() || null);
  await page.type('input[type=email]', opt.email);
  await page.type('input[type=password]', opt.password);
  await B.pause(SETTLED);
  await page.evaluate((text) => window.__ix.arm({ css: 'h1', text }), opt.heading);
  await page.click('button[type=submit]');
  result.dashboard = await until(page, () => window.__ix.armed.painted);
  await page.close();
  return result;
};

const script = (run, ...args) => `<script>(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join()})</script>`;
/** Over HTTP/1.1, because WebKit's driver does not accept the certificate of the bench. */
const urlOf = async ({ folder }, head, api) => `${await serve({ folder, api, head, proto: 'h1' })}/`;
for (const app of apps) {
  const { default: api } = app.api ? await B.load(app.api) : {};
  const clock = script(loadClock, { selector: 'button[type=submit]', probe: app.probe ?? 'auto', reacts: '' });
  app.usable = await urlOf(app, clock);
  app.signIn = api && (await urlOf(app, script(actionClock), api.api ?? api));
}

const result = { date: new Date().toISOString(), machine: machine(), engines: [] };
for (const name of opt.engines.split(',')) {
  const engine = await engines[name]();
  const measured = { name, version: engine.version, apps: apps.map((app) => ({ name: app.name, runs: [] })) };
  try {
    // One round that is not counted fills the caches.
    for (let round = -1; round < Number(opt.n); round++)
      for (const app of B.rotated(apps, round + 1)) {
        const run = await measure(engine, app);
        if (round >= 0) measured.apps[apps.indexOf(app)].runs.push(run);
      }
  } finally {
    await engine.stop();
  }
  result.engines.push(measured);
  const rows = measured.apps.map(({ name: app, runs }) => [
    app,
    ...['usable', 'dashboard'].map((key) => format(median(runs.map((run) => run[key])))),
  ]);
  console.log(`${name} ${engine.version}\n${table(['app', 'usable ms', 'dashboard ms'], rows)}`);
}
B.writeReport(opt, result);
