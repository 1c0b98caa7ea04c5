// Serves a built folder: `node scripts/serve.mjs --dir dist/demo --port 4310 [--api http://127.0.0.1:4200]`. Port 0 is any free port. It
// sends the headers that the build wrote. sirv serves the files, and httpxy passes /api on.
import fs from 'node:fs';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { createProxyServer } from 'httpxy';
import sirv from 'sirv';

const options = { dir: { type: 'string' }, port: { type: 'string' }, api: { type: 'string' } };
const { dir, port, api } = parseArgs({ options }).values;
const headers = new Map(Object.entries(JSON.parse(fs.readFileSync(`${dir}.headers.json`))));

/** sirv answers the page for the address of a screen, and nothing for a missing file: a path with a file ending. */
const portal = sirv(dir, {
  dev: true,
  single: true,
  brotli: true,
  gzip: true,
  // As deploy/nginx.conf does.
  setHeaders: (response, pathname) => {
    const isAsset = pathname.startsWith('/assets/');
    response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (!isAsset) response.setHeader('Vary', '*');
  },
});
const samples = sirv('samples', { dev: true });

/** There is one sample for each kind of policy document. */
const withSample = (url) => url.replace(/^\/documents\/[\w-]+\/(\w+)\/[\d-]+\.pdf/, '/documents/policy/$1.pdf');

const proxy = createProxyServer({ target: api, changeOrigin: true });
// A connection that breaks at the API breaks here too.
proxy.on('error', (_error, _request, response) => response.destroy());

/** A foreign site can resolve its own name to this machine, and then read the replies. `Host` shows that name. */
const OF_THIS_MACHINE = /^(?:(?:\w+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/;

const server = http.createServer((request, response) => {
  if (!OF_THIS_MACHINE.test(request.headers.host)) {
    response.writeHead(403).end();
    return;
  }
  if (api && request.url.startsWith('/api/')) {
    void proxy.web(request, response);
    return;
  }
  response.setHeaders(headers);
  if (request.url === '/.well-known/change-password') {
    response.writeHead(302, { Location: '/forgot?action=FORGOT_PASSWORD' }).end();
    return;
  }
  request.url = withSample(request.url);
  portal(request, response, () =>
    samples(request, response, () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')),
  );
});

// A call must not meet the end of an idle connection.
server.keepAliveTimeout = 0;

server.on('error', ({ code, message }) => {
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with --port.` : message);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () =>
  console.log(`Serving ${dir} at http://localhost:${server.address().port}`),
);
