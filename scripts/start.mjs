// `npm start`: the portal on the in-memory adapter, with hot reload, at http://localhost:4000 (PORT changes it).
import { spawn } from 'node:child_process';
import net from 'node:net';
import { bin, ensureInstalled, giveUp, projectRoot } from './run.mjs';

const port = Number(process.env.PORT ?? 4000);

const isTaken = () =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT=${process.env.PORT} is no port number.`);
  process.exit(1);
}
if (await isTaken()) {
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
await ensureInstalled().catch(giveUp);

const server = spawn(bin('webpack'), ['serve', '--env', 'entry=demo'], {
  cwd: projectRoot,
  env: { TIME_TRAVEL: '1', ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let isReady = false;
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (isReady || !String(chunk).includes('compiled')) return;
  isReady = true;
  console.log(`
Hearthside runs on its in-memory adapter.

  New York                 http://localhost:${port}     ny-current@example.com
  New Jersey and Illinois  http://nj.localhost:${port}  nj-current@example.com

Sign in with the password Hearth-2026! – the other accounts are in docs/accounts.md. Ctrl-C stops.
`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(isReady ? 0 : (code ?? 1)));
