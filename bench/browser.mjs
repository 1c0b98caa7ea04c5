// The browser and the rounds of the programs in bench/.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { spki } from './server.mjs';
import { machine } from './statistics.mjs';

export const TIMEOUT = 60_000;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** `NAME=FOLDER;key=value;…` */
const appOf = (text) => {
  const parts = text.split(';').map((part) => /^(.+?)=(.*)$/.exec(part)?.slice(1) ?? [part, '']);
  const [[name, folder], ...keys] = parts;
  return { name, folder, ...Object.fromEntries(keys) };
};

/** The options of the command line, each with its default, and the apps. */
export const commandLine = (defaults) => {
  const options = Object.entries(defaults).map(([name, value]) => [name, { type: typeof value, default: value }]);
  const { values, positionals } = parseArgs({ options: Object.fromEntries(options), allowPositionals: true });
  return { opt: values, apps: positionals.map(appOf) };
};

/** The module of a file that the command line names. */
export const load = (file) => import(pathToFileURL(path.resolve(file)).href);

export const launch = () =>
  // Playwright gives each launch a new empty user-data-dir and passes --headless.
  chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing off this machine is ever looked up: third-party fonts and scripts fail at once.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      // Trusts exactly the run's own key, so that (unlike --ignore-certificate-errors) the HTTP cache works.
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });

export const newContext = (browser) =>
  browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });

/** Bytes per second; the latency is per request, from request sent to response headers. */
export const networks = {
  none: { latency: 0, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 },
  slow4g: { latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (750 * 1e3) / 8, cpu: 4 },
};

export const throttle = async (cdp, { cpu, ...network }) => {
  if (network.latency > 0) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

export const metrics = async (cdp) => {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
};

/** A fixed amount of JavaScript, timed: tells how fast and how quiet the machine is. */
const calibrate = async (browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const ms = await page.evaluate(() => {
    const run = () => {
      const start = performance.now();
      let sum = 0;
      let text = '';
      const map = new Map();
      for (let i = 0; i < 300000; i++) {
        map.set('k' + (i % 5000), i);
        sum += (map.get('k' + (i % 777)) | 0) ^ i;
        if (i % 64 === 0) text += String(sum).slice(-2);
      }
      return performance.now() - start + (text.length & 0);
    };
    run();
    return run();
  });
  await context.close();
  return ms;
};

/** The order of the apps in a round: rotated, so that no app always comes first. */
export const rotated = (apps, round) => apps.map((_, i) => apps[(i + round) % apps.length]);

/** Measures the apps in rounds with a new browser each, and writes the report. `measure` writes into it. */
export const measureInRounds = async (opt, apps, report, measure) => {
  const result = { date: new Date().toISOString(), machine: machine(), calibrationMs: [], ...report };
  for (let round = 0; round < Number(opt.n); round++) {
    const browser = await launch();
    result.chromium = browser.version();
    try {
      result.calibrationMs.push(await calibrate(browser));
      for (const app of rotated(apps, round)) await measure(browser, app, round);
    } finally {
      await browser.close();
    }
  }
  writeReport(opt, result);
  return result;
};

export const writeReport = ({ json }, result) => {
  if (json) fs.writeFileSync(json, JSON.stringify(result, null, 1));
};
