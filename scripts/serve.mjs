// Serves a built folder: `node scripts/serve.mjs --dir dist/demo --port 4310`. Addresses of screens answer the page; a missing
// asset answers 404, never the page. `--api http://127.0.0.1:4200` passes /api on. Precompressed files are sent to those who take them.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { proxyTo } from './proxy.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    port: { type: 'string' },
    samples: { type: 'string', default: 'samples' },
    api: { type: 'string' },
  },
});
const roots = [values.dir, values.samples].filter(Boolean).map((root) => path.resolve(root));

/** What the build says that every response has to bear. */
const headersFile = `${values.dir}.headers.json`;
const headers = fs.existsSync(headersFile) ? JSON.parse(fs.readFileSync(headersFile, 'utf8')) : {};

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const fileOf = (pathname) =>
  roots
    .map((root) => ({ root, file: path.join(root, pathname) }))
    .find(
      ({ root, file }) => file.startsWith(root + path.sep) && fs.statSync(file, { throwIfNoEntry: false })?.isFile(),
    )?.file;

/** Whatever a policy's own document is called, there is one sample of its kind. */
const sampleOf = (pathname) =>
  pathname.replace(/^\/documents\/[\w-]+\/(\w+)\/[\d-]+\.pdf$/, '/documents/policy/$1.pdf');

const passOn = values.api && proxyTo(values.api);

const server = http.createServer((request, response) => {
  if (passOn && request.url.startsWith('/api/')) {
    passOn(request, response);
    return;
  }
  let pathname;
  try {
    pathname = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    response.writeHead(400, headers).end();
    return;
  }
  const isAsset = path.extname(pathname) !== '';
  const file = fileOf(isAsset ? sampleOf(pathname) : '/index.html');
  if (!file) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const encoding = ['br', 'gzip'].find(
    (name) =>
      request.headers['accept-encoding']?.includes(name) && fs.existsSync(`${file}.${name === 'gzip' ? 'gz' : name}`),
  );
  response.writeHead(200, {
    ...headers,
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(encoding && { 'content-encoding': encoding, vary: 'accept-encoding' }),
  });
  fs.createReadStream(encoding ? `${file}.${encoding === 'gzip' ? 'gz' : encoding}` : file).pipe(response);
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${values.port} is taken; choose another with --port.` : error.message,
  );
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () =>
  console.log(`Serving ${values.dir} at http://localhost:${values.port}`),
);
