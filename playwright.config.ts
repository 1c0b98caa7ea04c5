import { availableParallelism } from 'node:os';
import { type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project, defineConfig } from '@playwright/test';

/** The ports of the in-memory portal, of the portal over HTTP, of the reference server and of nginx. */
export const ports = {
  memory: Number(process.env['MEMORY_PORT'] ?? 4310),
  http: Number(process.env['HTTP_PORT'] ?? 4110),
  api: Number(process.env['API_PORT'] ?? 4210),
  nginx: Number(process.env['NGINX_PORT'] ?? 4120),
};

const originOf = (port: number): string => `http://localhost:${String(port)}`;
/** Node does not resolve every name under localhost. */
const readyAt = (port: number): string => `http://127.0.0.1:${String(port)}/`;

const nginxFolder = `${__dirname}/reports/nginx-${String(ports.nginx)}`;
const isRoot = process.getuid?.() === 0;

const lacks = (tag: string): RegExp => new RegExp(`^(?!.*${tag})`);

/** `sample` is what `npm test` runs, `rest` what it leaves out, `all` both of them. */
const part = process.env['PART'];

/** What a project leaves out, of the sample and of the rest. Without `PART`, nothing. */
const leftOut = (sample: readonly RegExp[], rest: readonly RegExp[]): readonly RegExp[] => {
  if (part === 'sample') return sample;
  return part === 'rest' ? rest : [];
};
const byEverything = leftOut([/@everything/], [lacks('@everything')]);
const byEverythingAlone = leftOut([/./], []);
const inFirefox = leftOut([/@everything/, lacks('@firefox')], [/^(?!.*@everything).*@firefox/]);

/** These start an nginx, or need the one below. */
const deployment = '**/{backForward,deploy,releases,vendors,viewer}.spec.ts';
/** Only the whole Chromium shows a PDF, and goes back to it. */
const documents = '**/{backForward,viewer}.spec.ts';
/** What the portal makes of an answer is the same in every engine, and nothing there moves: a fifth of the time would go into frames. */
const answers = '**/{accounts,blankPages,contexts,fuzz,schemaReplies,variants}.spec.ts';

type BrowserProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions>;

const chromiumAt = (executablePath = '') => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const chromium: BrowserProject['use'] = { launchOptions: chromiumAt(process.env['CHROMIUM_SHELL']) };
/** With the back/forward cache, which Playwright switches off. */
const wholeChromium: BrowserProject['use'] = {
  launchOptions: {
    ...chromiumAt(process.env['CHROMIUM']),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/** The oldest Chromium of the list in `package.json`, one in between, and one below the list. They have no graphics. */
const oldChromium = (release: number): BrowserProject['use'] => ({
  launchOptions: chromiumAt(process.env[`CHROMIUM_${String(release)}`]),
});
const oldBrowsers = '**/oldBrowsers.spec.ts';
const notice = '**/notice.spec.ts';
const phone = '**/phone.spec.ts';

/** Debian's Firefox over WebDriver BiDi, which emulates no media features. */
const firefox: BrowserProject['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  colorScheme: null,
  contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
  launchOptions: { ...(process.env['FIREFOX'] && { executablePath: process.env['FIREFOX'] }) },
};

/**
 * Tags: `@memory` needs the in-memory portal, all others run over HTTP, on the build that ships. `@chromium` needs Chromium's own
 * protocol, `@everything` is left out of `npm test`, and `@firefox` is the part of `npm test` that runs in Firefox too.
 * Both builds have to exist. `npm run test:browsers` finds or installs the programs.
 */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // A test often waits for a frame or for a pause before a retry: a core has work for two.
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // No test waits for this long; a busy machine is slow.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['REPORT'] ?? 'reports/playwright.json' }]],
  outputDir: 'reports/browser',
  use: {
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Recording costs a third of the time; `TRACE=1` keeps what a failing test did.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
  // Those with the longest tests come first, and the one with the most short tests last, so that all workers end at the same time.
  projects: [
    {
      name: 'phone-memory',
      use: { ...chromium, baseURL: originOf(ports.memory) },
      // A processor six times slower makes a busy machine six times slower, too.
      timeout: 600_000,
      expect: { timeout: 90_000 },
      grepInvert: [...byEverything],
      testMatch: phone,
    },
    {
      name: 'nginx',
      use: { ...chromium, baseURL: originOf(ports.nginx) },
      grepInvert: [...byEverything],
      testMatch: deployment,
      testIgnore: documents,
    },
    {
      name: 'documents',
      use: { ...wholeChromium, baseURL: originOf(ports.nginx) },
      grepInvert: [...byEverything],
      testMatch: documents,
    },
    {
      name: 'firefox-nginx',
      use: { ...firefox, baseURL: originOf(ports.nginx) },
      grepInvert: [lacks('@firefox'), ...byEverything],
      testMatch: deployment,
    },
    ...['wpe', 'firefox-115'].flatMap((engine) =>
      (['memory', 'http'] as const).map((kind) => ({
        name: `${engine}-${kind}`,
        testDir: 'tests/oldEngines',
        // The WPE browser does not print.
        testIgnore: engine === 'wpe' ? '**/print.spec.ts' : [],
        // A busy machine needs more than a minute for a journey. Each wait in it has a limit of its own.
        timeout: 300_000,
        use: { baseURL: originOf(ports[kind]) },
        grepInvert: [kind === 'memory' ? lacks('@memory') : /@memory/, ...byEverything],
      })),
    ),
    ...[109, 117].flatMap((release) => [
      {
        name: `chromium-${String(release)}-memory`,
        use: { ...oldChromium(release), baseURL: originOf(ports.memory) },
        grepInvert: [...byEverything],
        testMatch: '**/journeys.spec.ts',
      },
      {
        name: `chromium-${String(release)}-http`,
        use: { ...oldChromium(release), baseURL: originOf(ports.http) },
        // `npm test` files a claim in the oldest one.
        grepInvert: [...(release === 109 ? leftOut([/By keyboard/], []) : byEverythingAlone)],
        testMatch: ['**/keyboard.spec.ts', oldBrowsers],
      },
    ]),
    {
      name: 'chromium-92-http',
      use: { ...oldChromium(92), baseURL: originOf(ports.http) },
      grepInvert: [...byEverything],
      testMatch: notice,
    },
    {
      name: 'http',
      use: { ...chromium, baseURL: originOf(ports.http) },
      grepInvert: [/@memory/, ...byEverything],
      testIgnore: [deployment, answers, oldBrowsers, notice],
    },
    {
      name: 'answers',
      use: { ...chromium, contextOptions: { reducedMotion: 'reduce' }, baseURL: originOf(ports.http) },
      grepInvert: [...byEverything],
      testMatch: answers,
    },
    {
      name: 'firefox-memory',
      use: { ...firefox, baseURL: originOf(ports.memory) },
      grepInvert: [lacks('@memory'), /@chromium/, ...inFirefox],
      testIgnore: deployment,
    },
    {
      name: 'firefox-http',
      use: { ...firefox, baseURL: originOf(ports.http) },
      grepInvert: [/@memory/, /@chromium/, ...inFirefox],
      testIgnore: [deployment, answers, oldBrowsers, notice],
    },
    {
      name: 'webkit-memory',
      testDir: 'tests/webkit',
      use: { baseURL: originOf(ports.memory) },
      grepInvert: [lacks('@memory'), ...byEverything],
    },
    {
      name: 'webkit-http',
      testDir: 'tests/webkit',
      use: { baseURL: originOf(ports.http) },
      grepInvert: [/@memory/, ...byEverything],
    },
    {
      name: 'memory',
      use: { ...chromium, baseURL: originOf(ports.memory) },
      grepInvert: [lacks('@memory'), ...byEverything],
      testIgnore: [deployment, phone],
    },
    ...(process.env['CHANGES']
      ? [{ name: 'soak-memory', testDir: 'tests/soak', use: { ...wholeChromium, baseURL: originOf(ports.memory) } }]
      : []),
  ],
  webServer: [
    {
      command: `node scripts/serve.mjs --dir dist/demo --port ${String(ports.memory)}`,
      url: readyAt(ports.memory),
      timeout: 180_000,
    },
    {
      command: 'node scripts/start-http.mjs --no-build',
      env: { PORT: String(ports.http), API_PORT: String(ports.api) },
      url: readyAt(ports.http),
      timeout: 180_000,
    },
    {
      command: `sh deploy/start-nginx.sh${isRoot ? " -g 'user root;'" : ''}`,
      env: {
        PORT: String(ports.nginx),
        API: `http://127.0.0.1:${String(ports.api)}`,
        DOCUMENTS_ORIGIN: `http://127.0.0.1:${String(ports.api)}`,
        CATALOGUE: `${__dirname}/samples/documents`,
        // Each test has an insurer of its own.
        API_HEADERS: 'x-reference-world',
        // All the tests sign in from one address.
        LOGIN_RATE: '100r/s',
        LOGIN_DAY: '1000000',
        CODE_DAY: '1000000',
        CONNECTIONS_EACH: '1000',
        RUN: nginxFolder,
        LOG: `${nginxFolder}/access.log`,
      },
      url: readyAt(ports.nginx),
      timeout: 180_000,
    },
  ],
});
