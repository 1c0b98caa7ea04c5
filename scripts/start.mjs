// `npm start`: the portal on the in-memory adapter, at http://localhost:4000. `npm run gallery`: every component of the kit in every state,
// at http://localhost:4020. Both with hot reload; PORT changes the port.
import { spawn } from 'node:child_process';
import { ensureInstalled, freePort } from './run.mjs';

const isGallery = process.argv.includes('gallery');
const [entry, command, usualPort] = isGallery ? ['gallery', 'npm run gallery', 4020] : ['demo', 'npm start', 4000];
const port = await freePort('PORT', usualPort, command);
const greeting = isGallery
  ? `
Gallery: http://localhost:${port}

The address chooses the palette: ?theme=newJerseyIllinois. Stop with Ctrl-C.
`
  : `
Hearthside runs on its in-memory adapter.

  New York                 http://localhost:${port}     ny-current@example.com
  New Jersey and Illinois  http://nj.localhost:${port}  nj-current@example.com

Sign in with the password Hearth-2026!. The other accounts are in docs/accounts.md. Stop with Ctrl-C.
`;

await ensureInstalled();

const server = spawn('webpack', ['serve', '--env', `entry=${entry}`], {
  env: { TIME_TRAVEL: '1', ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let isReady = false;
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (isReady || !String(chunk).includes('compiled')) return;
  isReady = true;
  console.log(greeting);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(isReady ? 0 : (code ?? 1)));
