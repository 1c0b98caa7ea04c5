// Shared by `npm start` and `npm run gallery`. It stays because `webpack serve` neither installs packages, nor names a taken port and
// how to choose another, nor says how to sign in.
import { spawn } from 'node:child_process';
import net from 'node:net';
import { bin, ensureInstalled, giveUp, projectRoot } from './run.mjs';

const isTaken = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });

/** Serves an entry at PORT with hot reload. Prints the greeting after the first build. `command` is what the developer typed. */
export const serveEntry = async ({ entry, command, usualPort, env = {}, greeting }) => {
  const port = Number(process.env.PORT ?? usualPort);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`PORT=${process.env.PORT} is not a port number.`);
    process.exit(1);
  }
  if (await isTaken(port)) {
    console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} ${command}`);
    process.exit(1);
  }
  await ensureInstalled().catch(giveUp);

  const server = spawn(bin('webpack'), ['serve', '--env', `entry=${entry}`], {
    cwd: projectRoot,
    env: { ...env, ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isReady = false;
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (isReady || !String(chunk).includes('compiled')) return;
    isReady = true;
    console.log(greeting(port));
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('close', (code) => process.exit(isReady ? 0 : (code ?? 1)));
};
