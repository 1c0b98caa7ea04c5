// `npm run gallery`: every component of the kit in every state, with hot reload, at http://localhost:4020 (PORT changes it).
import { serveEntry } from './dev-server.mjs';

await serveEntry({
  entry: 'gallery',
  command: 'npm run gallery',
  usualPort: 4020,
  greeting: (port) => `
Gallery: http://localhost:${port}

The address chooses the look: ?theme=newJerseyIllinois&scheme=dark. Stop with Ctrl-C.
`,
});
