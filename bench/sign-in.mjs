// Credentials submitted as soon as a cold page takes them, until the dashboard's heading; and what the calls up to the dashboard cost
// beside round trips. Several apps side by side in one run. See README.md.
import * as B from './browser.mjs';
import { serve } from './server.mjs';
import { format, median, table } from './statistics.mjs';

const { opt, apps } = B.commandLine({
  n: '5',
  network: 'slow4g',
  email: '',
  password: '',
  heading: 'Your Policy Dashboard',
  calls: '3',
  json: '',
});

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

async function open(context, { url }, script) {
  const page = await context.newPage();
  if (script) await page.addInitScript(...script);
  await B.throttle(await context.newCDPSession(page), B.networks[opt.network]);
  await page.goto(url, { timeout: B.TIMEOUT });
  return page;
}

/** From the navigation to the dashboard's heading. */
async function atOnce(context, app) {
  const page = await open(context, app, [inPage, opt]);
  await page.waitForFunction(() => window.__signIn.shown != null, null, { timeout: B.TIMEOUT });
  const marks = await page.evaluate(() => window.__signIn);
  await page.close();
  return marks;
}

/** What the calls of signing in and of the dashboard take, one after the other, on a page that has had its time; and as many round trips. */
async function calls(context, app) {
  const page = await open(context, app);
  await page.waitForLoadState('networkidle', { timeout: B.TIMEOUT });
  await page.fill('input[type=email]', opt.email);
  await page.fill('input[type=password]', opt.password);
  await page.click('button[type=submit]');
  const made = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .map(({ startTime, responseEnd }) => [startTime, responseEnd]);
  await page.waitForFunction(`(${made})().length >= ${opt.calls}`, null, { timeout: B.TIMEOUT });
  const spans = (await page.evaluate(made)).slice(0, Number(opt.calls));
  await page.waitForLoadState('networkidle', { timeout: B.TIMEOUT });
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
  return { callsMs: spans.at(-1)[1] - spans[0][0], tripsMs: median(trips) * spans.length };
}

for (const app of apps) {
  const { default: api } = await B.load(app.api);
  app.url = `${await serve({ ...app, api: api.api ?? api })}/`;
  app.runs = [];
}
await B.measureInRounds(opt, apps, { apps }, async (browser, app) => {
  const context = await B.newContext(browser);
  app.runs.push({ ...(await atOnce(context, app)), ...(await calls(context, app)) });
  await context.close();
});
const keys = ['submitted', 'shown', 'callsMs', 'tripsMs'];
console.log(
  table(
    ['app', ...keys],
    apps.map(({ name, runs }) => [name, ...keys.map((key) => format(median(runs.map((run) => run[key]))))]),
  ),
);
