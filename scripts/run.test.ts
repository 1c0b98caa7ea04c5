import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

describe.each([
  ['npm run start:http', 'scripts/start-http.mjs', 'PORT'],
  ['npm run start:http', 'scripts/start-http.mjs', 'API_PORT'],
  ['npm run api', 'scripts/api.mjs', 'PORT'],
])('%s (%s) with a %s that it cannot have', (command, script, name) => {
  const startedWith = (port: string): string =>
    spawnSync(process.execPath, [script], {
      env: { ...process.env, PORT: '0', API_PORT: '0', [name]: port },
      encoding: 'utf8',
    }).stderr;

  it('says which variable chooses another one', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(startedWith(String(port))).toBe(
      `Port ${String(port)} is taken. Choose another: ${name}=${String(port + 1)} ${command}\n`,
    );
    other.close();
  });

  it('names a variable that is no port', () => {
    expect(startedWith('abc')).toMatch(new RegExp(`^${name}=abc: .*65536`));
  });
});

describe('A script on another Node', () => {
  /** Port 70,000 is the next thing that a script refuses. */
  const startedOn = (version: string): string => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;
    return spawnSync(process.execPath, ['--import', pretend, 'scripts/start-http.mjs'], {
      env: { ...process.env, PORT: '70000' },
      encoding: 'utf8',
    }).stderr;
  };

  it.each(['18.20.8', '20.9.0'])('names the Node that is needed, instead of %s', (version) => {
    expect(startedOn(version)).toBe(`Node 20.19 or newer is needed. This is Node ${version}.\n`);
  });

  it.each(['20.19.0', '22.4.1', '100.0.0'])('goes on with %s', (version) => {
    expect(startedOn(version)).toMatch(/^PORT=70000: /);
  });
});
