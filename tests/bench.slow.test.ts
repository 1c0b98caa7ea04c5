import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(__dirname, '..');
const heading = 'Your Policy Dashboard';

/** A login that refuses an empty email, makes three calls and shows the dashboard. */
const page = `<!doctype html><html><head><title>Small</title></head><body>
<form novalidate><input type="email"><input type="password"><button type="submit">Login</button><p role="alert" hidden>Required</p></form>
<script>
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    if (document.querySelector('input').value === '') return void (document.querySelector('p').hidden = false);
    for (const call of ['auth/login', 'policies', 'profile']) await (await fetch('/api/' + call)).text();
    document.body.innerHTML = '<h1>${heading}</h1>';
  });
</script></body></html>`;

const scenario = `export default {
  name: 'log in',
  api: async ({ path }) => (path.startsWith('/api/') ? { body: {} } : null),
  ready: (ctx) => ctx.type('type email', 'input[type=email]', 'a'),
  run: (ctx) => ctx.route('login to dashboard', 'button', { css: 'h1' }),
  list: {
    sizes: [100, 10000],
    prepare: async () => {},
    open: { click: 'button', css: 'h1' },
    use: async (ctx) => {
      await ctx.click('next page', 'h1');
      await ctx.scroll({ px: 1, steps: 2 });
    },
  },
};`;

const node = (args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd: root });

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'scenario.mjs'), scenario);
});

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The report of a program of bench/ about the page, after one round. The table compares three builds: the page is measured once, as the
 * portal, and stands for the others.
 */
const report = async (program: string, keys: string, ...options: readonly string[]): Promise<unknown> => {
  const file = path.join(folder, `${program}.json`);
  const portal = `portal=${folder};${keys.replace('FOLDER', folder)}`;
  await node([`bench/${program}.mjs`, '--n', '1', '--json', file, ...options, portal]);
  return JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    Array.isArray(value)
      ? value.flatMap((app: { readonly name?: string } | null) =>
          app?.name === 'portal' ? ['floor', 'portal', 'before'].map((name) => ({ ...app, name })) : [app],
        )
      : value,
  );
};

const writePage = `
  import { performancePage } from './bench/performancePage.mjs';
  process.stdout.write(performancePage(JSON.parse(process.argv[1])));`;

const customer = ['--email', 'a', '--password', 'b'];
const still = () => `static=${folder};probe=none`;

describe('npm run bench', () => {
  it('has programs that measure a page, and a table for what they measure', async () => {
    const [load, signIn, use, engines] = await Promise.all([
      report('page-load', 'reacts=[role=alert]', '--conditions', 'slow4g', '--warm', still()),
      report('sign-in', 'api=FOLDER/scenario.mjs', '--network', 'none', ...customer),
      report('interaction', 'scenario=FOLDER/scenario.mjs'),
      report('engines', 'api=FOLDER/scenario.mjs', ...customer, still()),
    ]);
    const reports = {
      load,
      signIn,
      interaction: use,
      list: use,
      engines,
      wholeScript: { portal: 1, floor: 1 },
      before: 'another build',
      cpu: '4',
    };
    const { stdout } = await node(['--input-type=module', '--eval', writePage, JSON.stringify(reports)]);
    for (const what of [
      'login: usable',
      'login: reacts to an empty submit',
      'second visit: usable',
      'login, policy and profile, one after the other',
      'type email: p98, beside the floor’s of all',
      'login to dashboard: click to painted',
      'open: click to painted',
      'Firefox: usable',
      'WebKit: login to dashboard: click to painted',
    ])
      expect(stdout).toMatch(
        new RegExp(`^\\| ${what} \\| [\\d.]+ \\| .* \\| (?:reached|missed) \\| [\\d.–]+ \\|$`, 'm'),
      );
  }, 180_000);

  it('lists the steps where it is asked for another one', async () => {
    await expect(node(['scripts/bench.mjs', 'interactions'])).rejects.toMatchObject({
      stderr: expect.stringMatching(/^There is no step interactions\. The steps are .*\binteraction\b.*\.\n$/),
    });
  });
});
