import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/freePort';
import { type Driver, WebDriver, beginSession, serve } from '../webkit/WebDriver';
import { Marionette } from './Marionette';

/** The path of a program that `npm run test:browsers` finds. */
const programOf = (variable: string): string => {
  const program = process.env[variable];
  if (!program) throw new Error(`${variable} names no program. Run \`npm run test:browsers\`.`);
  return program;
};

/** WebKit of the year 2022 without windows, at 800 by 600 px. */
const startWpe = async (): Promise<Driver> => {
  const { origin, stop } = await serve(programOf('WPE_DRIVER'), {});
  const browserOptions = { binary: programOf('WPE_BROWSER'), args: ['--automation', '--platform=headless'] };
  return {
    open: async () => new WebDriver(await beginSession(origin, { 'wpe:browserOptions': browserOptions })),
    stop,
  };
};

/** Firefox of the year 2023, each window with a profile of its own. */
const startFirefox = (): Driver => ({
  open: async (width, height) => {
    const port = await freePort();
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    writeFileSync(path.join(profile, 'user.js'), `user_pref('marionette.port', ${String(port)});`);
    const browser = spawn(
      programOf('FIREFOX_115'),
      ['--marionette', '--headless', '--no-remote', '--profile', profile],
      { env: { ...process.env, TZ: 'America/New_York' }, stdio: 'ignore' },
    );
    browser.once('exit', () => rmSync(profile, { recursive: true, force: true }));
    const { send } = await Marionette.open(port);
    const window = new WebDriver(send, true);
    await window.call('POST', '/window/rect', { x: 0, y: 0, width, height });
    return window;
  },
  stop: () => undefined,
});

/** Starts the engine that a project is named after. */
export const startOldEngine = (project: string): Promise<Driver> | Driver =>
  project.startsWith('wpe') ? startWpe() : startFirefox();
