import { defineConfig } from '@playwright/test';

/** Ports of the two lives of the portal, of the reference server behind the second, and of the nginx that is shipped. */
export const ports = {
  memory: Number(process.env['MEMORY_PORT'] ?? 4310),
  http: Number(process.env['HTTP_PORT'] ?? 4110),
  api: Number(process.env['API_PORT'] ?? 4210),
  nginx: Number(process.env['NGINX_PORT'] ?? 4120),
};

const originOf = (port: number): string => `http://localhost:${String(port)}`;
/** Node does not resolve every name under localhost. */
const readyAt = (port: number): string => `http://127.0.0.1:${String(port)}/`;

/** Where there is no nginx, what deploy/ holds is not tested; `npm test` installs one where it can, and says so where it cannot. */
const nginx = process.env['NGINX_PROGRAM'];
export const nginxFolder = `${__dirname}/reports/nginx-${String(ports.nginx)}`;
const isRoot = process.getuid?.() === 0;

/** Journeys in a real Chromium: in memory, and over HTTP against the reference server. Both builds have to be there. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // Nothing waits for it; a machine that is busy may be slow.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'reports/browser',
  use: {
    timezoneId: 'America/New_York',
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Recording costs a third of the time; `TRACE=1` keeps what a failing test did.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'memory',
      use: { baseURL: originOf(ports.memory) },
      // What concerns calls has to see some.
      grepInvert: /@http/,
      testIgnore: [
        ...['deploy', 'faults', 'fuzz'].map((name) => `**/${name}.spec.ts`),
        // `npm run test:keyboard`
        ...(process.env['JOURNEYS'] ? [] : ['**/journeys.spec.ts']),
      ],
    },
    {
      name: 'http',
      use: { baseURL: originOf(ports.http) },
      grepInvert: /@memory/,
      // What a screen looks like does not depend on where its data come from, and nobody ships a time machine or a development panel.
      testIgnore: [
        ...['accessibility', 'accessibilityTree', 'everyState', 'presence', 'spanish', 'journeys'],
        ...['timeTravel', 'development', 'deploy'],
      ].map((name) => `**/${name}.spec.ts`),
    },
    ...(nginx ? [{ name: 'nginx', use: { baseURL: originOf(ports.nginx) }, testMatch: '**/deploy.spec.ts' }] : []),
  ],
  webServer: [
    {
      command: `node scripts/serve.mjs --dir dist/demo --port ${String(ports.memory)}`,
      url: readyAt(ports.memory),
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/start-http.mjs --no-build',
      env: { PORT: String(ports.http), API_PORT: String(ports.api) },
      url: readyAt(ports.http),
      reuseExistingServer: false,
    },
    ...(nginx
      ? [
          {
            command: `sh deploy/start-nginx.sh${isRoot ? " -g 'user root;'" : ''}`,
            env: {
              NGINX_PROGRAM: nginx,
              PORT: String(ports.nginx),
              API: `http://127.0.0.1:${String(ports.api)}`,
              DOCUMENTS: `${__dirname}/samples/documents`,
              RUN: nginxFolder,
              LOG: `${nginxFolder}/access.log`,
            },
            url: readyAt(ports.nginx),
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
