#!/usr/bin/env node
// The login in Firefox and WebKit, beside the same static page and floor in that engine. See README.md.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { actionClock } from './actionClock.mjs';
import * as L from './lib.mjs';
import { loadClock } from './loadClock.mjs';

const { startDriver, WebDriver } = createRequire(import.meta.url)('../tests/webkit/WebDriver');
const { opt, specs } = L.parseArgs(process.argv.slice(2), {
  n: '5',
  engines: 'firefox,webkit',
  email: '',
  password: '',
  heading: 'Your Policy Dashboard',
  json: '',
});
const apps = specs.map(L.parseSpec);
const SETTLED = 1500;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A window of each engine: opens an address, runs a function in the page, types into a field and clicks. */
const engines = {
  firefox: async () => {
    const { firefox } = await L.loadPlaywright();
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
        const page = await WebDriver.open(driver, 1280, 800);
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
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const value = await page.evaluate(read);
    if (value != null) return value;
  }
  throw new Error(`No value within a minute: ${String(read)}`);
};

/** Each time on a page of its own, because the probe of `usable` submits an empty form. */
const measure = async (engine, { usable, signIn }) => {
  const first = await engine.open();
  await first.goto(usable.url);
  const result = { usable: await until(first, () => window.__bench.handled) };
  await first.close();
  if (!signIn) return result;

  const page = await engine.open();
  await page.goto(signIn.url);
  await until(page, () => document.querySelector('button[type=submit]')?.checkVisibility() || null);
  await page.type('input[type=email]', opt.email);
  await page.type('input[type=password]', opt.password);
  await pause(SETTLED);
  await page.evaluate((text) => window.__ix.arm({ css: 'h1', text }), opt.heading);
  await page.click('button[type=submit]');
  result.dashboard = await until(page, () => window.__ix.armed.painted);
  await page.close();
  return result;
};

const script = (run, ...args) => `<script>(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join()})</script>`;
/** Over HTTP/1.1, because WebKit's driver does not accept the certificate of the bench. */
const host = async (app, head, api) => {
  const served = await L.serve({ dir: app.target, api, head, proto: 'h1' });
  return { ...served, url: `${served.origin}/` };
};
const hosts = [];
for (const app of apps) {
  const { default: api } = app.api ? await import(pathToFileURL(path.resolve(app.api)).href) : {};
  const clock = script(loadClock, { selector: 'button[type=submit]', probe: app.probe ?? 'auto', reacts: '' });
  hosts.push({
    usable: await host(app, clock),
    signIn: api && (await host(app, script(actionClock), api.api ?? api)),
  });
}

const result = { date: new Date().toISOString(), machine: L.machine(), engines: [] };
for (const name of opt.engines.split(',')) {
  const engine = await engines[name]();
  const measured = { name, version: engine.version, apps: apps.map((app) => ({ name: app.name, runs: [] })) };
  try {
    // One discarded round fills the caches of the servers.
    for (let round = -1; round < Number(opt.n); round++)
      for (let k = 0; k < apps.length; k++) {
        const i = (k + round + 1) % apps.length;
        const run = await measure(engine, hosts[i]);
        if (round >= 0) measured.apps[i].runs.push(run);
      }
  } finally {
    await engine.stop();
  }
  result.engines.push(measured);
  const rows = measured.apps.map(({ name: app, runs }) => [
    app,
    ...['usable', 'dashboard'].map((key) => L.fmt(L.median(runs.map((run) => run[key])))),
  ]);
  console.log(`${name} ${engine.version}\n${L.table(['app', 'usable ms', 'dashboard ms'], rows)}`);
}
for (const { usable, signIn } of hosts) {
  await usable.close();
  await signIn?.close();
}
if (opt.json) fs.writeFileSync(opt.json, JSON.stringify(result, null, 1));
