#!/usr/bin/env node
// Credentials submitted as soon as a cold page takes them, until the dashboard's heading; and what the calls up to the dashboard cost
// beside round trips. Several apps side by side in one run. See README.md.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as L from './lib.mjs';

const { opt, specs } = L.parseArgs(process.argv.slice(2), {
  n: '5',
  network: 'slow4g',
  proto: 'h2',
  encoding: 'br',
  email: '',
  password: '',
  heading: 'Your Policy Dashboard',
  calls: '3',
  json: '',
  timeout: '60000',
});
const apps = specs.map(L.parseSpec);
const TIMEOUT = Number(opt.timeout);

/** Fills in and submits in the first frame in which there is a form that takes it, and notes when the heading is there. */
function inPage({ email, password, heading }) {
  if (window.top !== window) return;
  const b = (window.__signIn = { submitted: null, shown: null });
  let isTaken = false;
  addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) isTaken = true;
      else event.preventDefault();
    },
    // after every listener of the app
    false,
  );
  const fill = (field, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const tick = () => {
    const [name, secret, button] = ['input[type=email]', 'input[type=password]', 'button[type=submit]'].map((css) =>
      document.querySelector(css),
    );
    if (!isTaken && button?.checkVisibility() && button.getBoundingClientRect().width > 0) {
      fill(name, email);
      fill(secret, password);
      const now = performance.now();
      button.form.requestSubmit(button);
      if (isTaken) b.submitted = now;
    }
    if ([...document.querySelectorAll('h1')].some((h) => h.checkVisibility() && h.textContent.includes(heading)))
      b.shown = performance.now();
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

async function open(context, host, script) {
  const page = await context.newPage();
  if (script) await page.addInitScript(...script);
  await L.throttle(await context.newCDPSession(page), L.NETWORKS[opt.network]);
  await page.goto(host.url, { timeout: TIMEOUT });
  return page;
}

/** From the navigation to the dashboard's heading. */
async function atOnce(context, host) {
  const page = await open(context, host, [inPage, opt]);
  await page.waitForFunction(() => window.__signIn.shown != null, null, { timeout: TIMEOUT });
  const marks = await page.evaluate(() => window.__signIn);
  await page.close();
  return marks;
}

/** What the calls of signing in and of the dashboard take, one after the other, on a page that has had its time; and as many round trips. */
async function calls(context, host) {
  const page = await open(context, host);
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT });
  await page.fill('input[type=email]', opt.email);
  await page.fill('input[type=password]', opt.password);
  await page.click('button[type=submit]');
  const made = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .map(({ startTime, responseEnd }) => [startTime, responseEnd]);
  await page.waitForFunction(`(${made})().length >= ${opt.calls}`, null, { timeout: TIMEOUT });
  const spans = (await page.evaluate(made)).slice(0, Number(opt.calls));
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT });
  const trips = await page.evaluate(async () => {
    const times = [];
    for (let i = 0; i < 5; i++) {
      const start = performance.now();
      await (await fetch('/api/nothing')).text();
      times.push(performance.now() - start);
    }
    return times;
  });
  await page.close();
  return { callsMs: spans.at(-1)[1] - spans[0][0], tripsMs: L.median(trips) * spans.length };
}

async function signIn(browser, host) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  try {
    return { ...(await atOnce(context, host)), ...(await calls(context, host)) };
  } finally {
    await context.close();
  }
}

const pw = await L.loadPlaywright();
const hosts = [];
for (const app of apps) {
  const { default: api } = await import(pathToFileURL(path.resolve(app.api)).href);
  const host = await L.serve({ dir: app.target, api: api.api ?? api, proto: opt.proto, encoding: opt.encoding });
  hosts.push({ ...host, url: host.origin + (app.path || '/') });
}
const spki = opt.proto === 'h2' ? L.tlsPair().spki : null;
const result = {
  date: new Date().toISOString(),
  machine: L.machine(),
  options: { ...opt, password: undefined },
  calibrationMs: [],
  apps: apps.map(({ name }) => ({ name, runs: [] })),
};
try {
  for (let round = 0; round < Number(opt.n); round++) {
    const browser = await L.launch(pw, { spki });
    try {
      result.calibrationMs.push(await L.calibrate(browser));
      for (let k = 0; k < apps.length; k++) {
        const i = (k + round) % apps.length;
        result.apps[i].runs.push(await signIn(browser, hosts[i]));
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  for (const host of hosts) await host.close();
}
const keys = ['submitted', 'shown', 'callsMs', 'tripsMs'];
console.log(
  L.table(
    ['app', ...keys],
    result.apps.map(({ name, runs }) => [name, ...keys.map((key) => L.fmt(L.median(runs.map((run) => run[key]))))]),
  ),
);
if (opt.json) fs.writeFileSync(opt.json, JSON.stringify(result, null, 1));
