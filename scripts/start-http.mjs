// `npm run start:http`: the production build at http://localhost:4100 (PORT changes it) over the reference server at port 4200
// (API_PORT changes it). `--no-build` serves the last build.
import { spawn } from 'node:child_process';
import { build, ensureInstalled, freePort } from './run.mjs';

const port = await freePort('PORT', 4100, 'npm run start:http');
const apiPort = await freePort('API_PORT', 4200, 'npm run start:http');
await ensureInstalled();
if (!process.argv.includes('--no-build')) {
  console.log('Building the portal …');
  await build('main');
}

const servers = [];
const stop = () => servers.forEach((server) => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
/** When one server ends, the other one is stopped. */
const start = (args, env) => {
  const server = spawn(process.execPath, args, {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  servers.push(server);
  server.stdout.pipe(process.stdout);
  return server.on('close', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
};
// The page may call the API as soon as it is served. The reference server prints a line once it answers.
start(['-r', 'ts-node/register', 'tests/pact/api.ts'], { PORT: apiPort }).stdout.once('data', () =>
  start(['scripts/serve.mjs', '--dir', 'dist/main', '--port', String(port), '--api', `http://127.0.0.1:${apiPort}`]),
);
