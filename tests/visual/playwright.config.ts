import { defineConfig } from '@playwright/test';

const port = process.env['MEMORY_PORT'] ?? '4310';
const root = `${__dirname}/../..`;

/**
 * Pictures of the gallery, drawn alike on every machine with Chromium and fontconfig: with the fonts of an npm package, through a
 * configuration of our own, and without what depends on the screen or the processor.
 */
export default defineConfig({
  testDir: __dirname,
  fullyParallel: true,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // A shift of 4 px, a wrong colour or a missing icon changes more pixels than that.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.02, maxDiffPixels: 25 },
  },
  updateSnapshots: 'none',
  snapshotPathTemplate: `${__dirname}/pictures/{arg}{ext}`,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['REPORT'] ?? `${root}/reports/pictures.json` }],
    ['html', { outputFolder: `${root}/reports/visual`, open: 'never' }],
  ],
  outputDir: `${root}/reports/visual-results`,
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
        ...['--font-render-hinting=none', '--disable-lcd-text', '--disable-font-subpixel-positioning'],
        ...['--force-color-profile=srgb', '--force-device-scale-factor=1', '--disable-skia-runtime-opts'],
      ],
      env: { ...process.env, FONTCONFIG_FILE: `${__dirname}/fonts.conf` },
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --dir dist/gallery --port ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
