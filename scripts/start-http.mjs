// `npm run start:http`: the production build at http://localhost:4100 (PORT changes it) over the reference server at port 4200
// (API_PORT changes it). `--no-build` serves the last build. It stays because it builds, waits for the API and stops both servers.
import { spawn } from 'node:child_process';
import { build, ensureInstalled, giveUp, projectRoot } from './run.mjs';

const port = process.env.PORT ?? '4100';
const apiPort = process.env.API_PORT ?? '4200';

await ensureInstalled().catch(giveUp);
if (!process.argv.includes('--no-build')) {
  console.log('Building the portal …');
  await build('main').catch(giveUp);
}

const start = (args, env) =>
  spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } });

const servers = [];
const stop = () => servers.forEach((server) => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
const keep = (server) => {
  servers.push(server);
  server.on('close', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
  return server;
};

const api = `http://127.0.0.1:${apiPort}`;
const reference = keep(start(['-r', 'ts-node/register', 'tests/pact/api.ts'], { PORT: apiPort }));
const isRunning = () => reference.exitCode === null && reference.signalCode === null;
const isAnswered = async () => (await fetch(api).catch(() => undefined)) !== undefined;
// The page may call the API as soon as it is served.
while (isRunning() && !(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, 100));
if (isRunning()) keep(start(['scripts/serve.mjs', '--dir', 'dist/main', '--port', port, '--api', api]));
