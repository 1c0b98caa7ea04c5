import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const site = path.join(folder, 'site');
mkdirSync(site);
writeFileSync(path.join(site, 'index.html'), '<title>Hearthside</title>');
writeFileSync(`${site}.headers.json`, '{}');

/** Starts a server at any free port, and returns what asks it for a path under a name. */
const started = async (args: readonly string[]) => {
  const server = spawn(process.execPath, args, { env: { ...process.env, PORT: '0' } });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const port = /:(\d+)/.exec(String(line))?.[1];
  const statusOf = async (host: string): Promise<number | undefined> => {
    const [reply] = (await once(get({ port, host: '127.0.0.1', headers: { host } }), 'response')) as [
      { statusCode?: number },
    ];
    return reply.statusCode;
  };
  return { server, port, statusOf };
};

describe.each([
  ['npm run api', ['scripts/api.mjs'], 404],
  ['npm run start:http', ['scripts/serve.mjs', '--dir', site, '--port', '0'], 200],
])('The server of %s', (_, args, usual) => {
  it('answers under the names of this machine alone', async () => {
    const { server, port, statusOf } = await started(args);
    for (const host of [`localhost:${port}`, `nj.localhost:${port}`, `127.0.0.1:${port}`])
      expect([host, await statusOf(host)]).toEqual([host, usual]);
    for (const host of [`portal.example.com:${port}`, 'localhost.example.com', '127.0.0.1.example.com'])
      expect([host, await statusOf(host)]).toEqual([host, 403]);
    server.kill();
  }, 60_000);
});
