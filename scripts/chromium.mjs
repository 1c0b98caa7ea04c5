// Finds a Chromium for the browser tests, and installs one where there is none.
import fs from 'node:fs';
import { fromDebian, which } from './debian.mjs';
import { bin, run } from './run.mjs';

const ofPlaywright = async () => {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
};

/** The path of a Chromium on this machine, or `undefined`. `CHROMIUM` names one of your own. */
export const findChromium = async () => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !fs.existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file.`);
  return [
    CHROMIUM,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which),
    '/usr/bin/chromium',
    await ofPlaywright(),
  ].find((file) => file && fs.existsSync(file));
};

const fromPlaywright = () => run(bin('playwright'), ['install', 'chromium'], { show: true });

/** The same, after installing one where there is none. */
export const ensureChromium = async () => {
  for (const install of [undefined, () => fromDebian('chromium'), fromPlaywright]) {
    if (install) console.log('Installing Chromium …');
    await install?.();
    const found = await findChromium();
    if (found) return found;
  }
  throw new Error('No Chromium was found, and none could be installed. Name one of your own: CHROMIUM=… npm test');
};
