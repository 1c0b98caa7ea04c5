import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

describe.each(['PORT', 'API_PORT'])('npm run start:http with a %s that it cannot have', (name) => {
  const startedWith = (port: string): string =>
    spawnSync(process.execPath, ['scripts/start-http.mjs'], {
      env: { ...process.env, PORT: '0', API_PORT: '0', [name]: port },
      encoding: 'utf8',
    }).stderr;

  it('says which variable chooses another one', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(startedWith(String(port))).toBe(
      `Port ${String(port)} is taken. Choose another: ${name}=${String(port + 1)} npm run start:http\n`,
    );
    other.close();
  });

  it('names a variable that is no port', () => {
    expect(startedWith('abc')).toMatch(new RegExp(`^${name}=abc: .*65536`));
  });
});
