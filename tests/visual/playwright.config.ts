import { defineConfig } from '@playwright/test';

const port = process.env['MEMORY_PORT'] ?? '4310';
const root = `${__dirname}/../..`;

/** Pictures of the gallery. `scripts/test-visual.mjs` runs it: it knows whose pictures this machine's are to be compared with. */
export default defineConfig({
  testDir: __dirname,
  fullyParallel: true,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.02 },
  },
  updateSnapshots: 'none',
  snapshotPathTemplate: `${__dirname}/pictures/${process.env['PICTURES'] ?? 'of-nobody'}/{arg}{ext}`,
  reporter: [['list'], ['html', { outputFolder: `${root}/reports/visual`, open: 'never' }]],
  outputDir: `${root}/reports/visual-results`,
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --dir dist/gallery --port ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
