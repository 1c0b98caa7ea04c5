// Finds a Chromium for the browser tests, and installs one where there is none.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { projectRoot, run } from './run.mjs';

const which = (name) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

const ofPlaywright = async () => {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
};

/** The path of a Chromium on this machine, or `undefined`. `CHROMIUM` names one of your own. */
export const findChromium = async () =>
  [
    process.env.CHROMIUM,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which),
    await ofPlaywright(),
  ].find((file) => file && fs.existsSync(file));

export const ensureChromium = async () => {
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  const isDebianRoot = process.getuid?.() === 0 && which('apt-get');
  if (isDebianRoot) {
    await run('apt-get', ['update'], { show: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { show: true });
  } else {
    await run('npx', ['playwright', 'install', 'chromium'], { show: true });
  }
  const installed = await findChromium();
  if (!installed)
    throw new Error(
      `No Chromium was found, and none could be installed. Install one and name it: CHROMIUM=… npm test (in ${projectRoot}).`,
    );
  return installed;
};
