// Finds the browsers and the nginx that the tests drive, and installs the missing ones with apt-get. It stays because `playwright install`
// brings its own builds, and neither WebKitGTK nor nginx.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { run } from './run.mjs';

const which = (name) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

const brotliModule = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';
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
  XVFB: { packages: ['xvfb'], candidates: () => [which('Xvfb')] },
  NGINX_PROGRAM: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    // The configuration serves files that the build compressed, which takes this module.
    candidates: () => (fs.existsSync(brotliModule) ? [which('nginx'), '/usr/sbin/nginx'] : []),
  },
};

export const everyProgram = Object.keys(programs);

/** The path of a program, or `undefined` where it is not installed. */
const find = (name) => {
  const chosen = process.env[name];
  if (!chosen) return programs[name].candidates().find((file) => file && fs.existsSync(file));
  if (!fs.existsSync(chosen)) throw new Error(`${name} is set to ${chosen}, and there is no such file.`);
  return chosen;
};

/** The paths of programs by name, after installing the missing ones. Throws where one cannot be installed. */
export const ensurePrograms = async (names) => {
  const missing = names.filter((name) => !find(name));
  const packages = [...new Set(missing.flatMap((name) => programs[name].packages))];
  let log = '';
  if (packages.length > 0 && process.getuid?.() === 0 && which('apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await run('apt-get', ['update'], { env });
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
    log = update.output + install.output;
  }
  const found = Object.fromEntries(names.map((name) => [name, find(name)]));
  const lacking = names.filter((name) => !found[name]);
  if (lacking.length === 0) return found;
  const remedy = lacking.map((name) => `${name} (${programs[name].packages.join(', ')})`).join(', ');
  throw new Error(
    `${log.split('\n').slice(-15).join('\n')}\nThe tests need these programs: ${remedy}. Install them, or set the variable to the path of one.`,
  );
};

/** The path of a Chromium. */
export const ensureChromium = async () => (await ensurePrograms(['CHROMIUM'])).CHROMIUM;
