// `npm start`: the portal on the in-memory adapter, with hot reload, at http://localhost:4000 (PORT changes it).
import { serveEntry } from './dev-server.mjs';

await serveEntry({
  entry: 'demo',
  command: 'npm start',
  usualPort: 4000,
  env: { TIME_TRAVEL: '1' },
  greeting: (port) => `
Hearthside runs on its in-memory adapter.

  New York                 http://localhost:${port}     ny-current@example.com
  New Jersey and Illinois  http://nj.localhost:${port}  nj-current@example.com

Sign in with the password Hearth-2026!. The other accounts are in docs/accounts.md. Stop with Ctrl-C.
`,
});
