// Shared parts of the two harnesses: a static server, the browser, statistics.
// Depends on Node >= 20 and playwright-core only (openssl on the PATH for HTTP/2).
import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

// ---------------------------------------------------------------- browser

/** Finds playwright-core: $PLAYWRIGHT_CORE (package folder), then an install near the cwd or this file. */
export async function loadPlaywright() {
  const tries = [];
  if (process.env.PLAYWRIGHT_CORE) tries.push(path.resolve(process.env.PLAYWRIGHT_CORE));
  for (const base of [process.cwd() + '/', import.meta.url]) {
    try {
      tries.push(path.dirname(createRequire(base).resolve('playwright-core/package.json')));
    } catch {}
  }
  for (const dir of tries) {
    const entry = path.join(dir, 'index.mjs');
    if (fs.existsSync(entry)) return await import(pathToFileURL(entry).href);
  }
  throw new Error('playwright-core not found: install it, or set PLAYWRIGHT_CORE to its package folder');
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing off this machine is ever looked up: third-party fonts and scripts fail at once.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

export async function launch(pw, { spki } = {}) {
  const args = [...CHROMIUM_FLAGS];
  // Trusts exactly the run's own key, so that (unlike --ignore-certificate-errors) the HTTP cache works.
  if (spki) args.push(`--ignore-certificate-errors-spki-list=${spki}`);
  // Playwright gives each launch a new empty user-data-dir and passes --headless.
  return pw.chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    headless: true,
    args,
  });
}

export const NETWORKS = {
  none: null,
  // bytes per second; latency is per request, from request sent to response headers
  slow4g: { latency: 150, down: (1.6 * 1e6) / 8, up: (750 * 1e3) / 8, cpu: 4 },
};

export async function throttle(cdp, net) {
  if (!net) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: net.latency,
    downloadThroughput: net.down,
    uploadThroughput: net.up,
  });
  if (net.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: net.cpu });
}

export async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map((m) => [m.name, m.value]));
}

/** A fixed amount of JavaScript, timed: tells how fast and how quiet the machine is. */
export async function calibrate(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const ms = await page.evaluate(() => {
    const run = () => {
      const t = performance.now();
      let a = 0,
        s = '';
      const m = new Map();
      for (let i = 0; i < 300000; i++) {
        m.set('k' + (i % 5000), i);
        a += (m.get('k' + (i % 777)) | 0) ^ i;
        if (i % 64 === 0) s += String(a).slice(-2);
      }
      return performance.now() - t + (s.length & 0);
    };
    run();
    return run();
  });
  await context.close();
  return ms;
}

// ---------------------------------------------------------------- server

const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
};
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.xml',
  '.map',
  '.wasm',
  '.ttf',
  '.otf',
  '.ico',
]);
const CACHE_DIR = path.join(os.tmpdir(), 'bench-precompressed');

async function compressed(buf, kind) {
  fs.mkdirSync(CACHE_DIR, { recursive: true });
  const file = path.join(CACHE_DIR, crypto.createHash('sha256').update(buf).digest('hex').slice(0, 32) + '.' + kind);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const out =
    kind === 'br'
      ? await brotli(buf, {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: buf.length },
        })
      : await gzip(buf, { level: 9 });
  fs.writeFileSync(file + '.tmp' + process.pid, out);
  fs.renameSync(file + '.tmp' + process.pid, file);
  return out;
}

let tls;
export function tlsPair() {
  if (tls) return tls;
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tls-'));
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost,IP:127.0.0.1',
        '-keyout',
        path.join(dir, 'k.pem'),
        '-out',
        path.join(dir, 'c.pem'),
      ],
      { stdio: 'ignore' },
    );
    const cert = fs.readFileSync(path.join(dir, 'c.pem'));
    const spki = crypto
      .createHash('sha256')
      .update(new crypto.X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64');
    tls = { key: fs.readFileSync(path.join(dir, 'k.pem')), cert, spki };
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
  return tls;
}

/** What goes over the wire. Compressing 10,000 rows takes longer than the page needs to show them, so it is done once for an answer. */
const replies = new WeakMap();
const replyOf = async ({ body = null }) => {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  if (raw.length < 1024) return { body: raw, headers: {} };
  return { body: await gzip(raw, { level: 6 }), headers: { 'content-encoding': 'gzip' } };
};

/**
 * Serves a built folder as a good static host would: brotli 11 / gzip 9 made ahead of time, ETag, immutable caching
 * for hashed names, history fallback to index.html; `api` (a module's default export) answers before files. `head` is HTML that
 * every page gets at the start of its head.
 */
export async function serve({ dir, api, head = '', proto = 'h2', encoding = 'br' }) {
  const root = path.resolve(dir);
  if (!fs.existsSync(path.join(root, 'index.html'))) throw new Error(`no index.html in ${root}`);
  const memory = new Map();
  const withHead = (page) => Buffer.from(page.replace('<head>', () => `<head>${head}`));
  const find = (p) => {
    const clean = path.normalize(decodeURIComponent(p)).replace(/^(\.\.[/\\])+/, '');
    for (const c of [clean, clean + '.html', path.join(clean, 'index.html')]) {
      const f = path.join(root, c);
      if (f.startsWith(root) && fs.existsSync(f) && fs.statSync(f).isFile()) return f;
    }
    return null;
  };
  const load = async (file, accept) => {
    const ext = path.extname(file).toLowerCase();
    const enc =
      COMPRESSIBLE.has(ext) && encoding !== 'identity'
        ? encoding === 'br' && /\bbr\b/.test(accept)
          ? 'br'
          : /\bgzip\b/.test(accept)
            ? 'gzip'
            : ''
        : '';
    const key = file + '|' + enc;
    if (!memory.has(key)) {
      const raw = ext === '.html' ? withHead(fs.readFileSync(file, 'utf8')) : fs.readFileSync(file);
      let body = raw,
        used = '';
      if (enc && raw.length > 200) {
        const c = await compressed(raw, enc === 'br' ? 'br' : 'gz');
        if (c.length < raw.length) {
          body = c;
          used = enc;
        }
      }
      const name = path.basename(file);
      const hashed = /[.\-_][A-Za-z0-9_-]{7,}\.(?:[a-z0-9]+)$/.test(name) && ext !== '.html';
      const headers = {
        'content-type': MIME[ext] || 'application/octet-stream',
        'content-length': String(body.length),
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: '"' + crypto.createHash('sha1').update(body).digest('base64url').slice(0, 16) + '"',
        vary: 'accept-encoding',
      };
      if (used) headers['content-encoding'] = used;
      memory.set(key, { body, headers });
    }
    return memory.get(key);
  };
  const handler = async (req, res) => {
    try {
      const url = new URL(req.url, 'http://x');
      if (api) {
        let raw = '';
        if (req.method !== 'GET' && req.method !== 'HEAD') for await (const c of req) raw += c;
        let body;
        try {
          body = raw ? JSON.parse(raw) : undefined;
        } catch {
          body = raw;
        }
        const answer = await api({
          method: req.method,
          path: url.pathname,
          query: Object.fromEntries(url.searchParams),
          headers: req.headers,
          body,
        });
        if (answer) {
          if (!replies.has(answer)) replies.set(answer, await replyOf(answer));
          const { body: sent, headers: encoding } = replies.get(answer);
          res.writeHead(answer.status ?? 200, {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            'content-length': String(sent.length),
            ...encoding,
            ...answer.headers,
          });
          return void res.end(sent);
        }
      }
      let file = find(url.pathname),
        status = 200;
      if (!file) {
        if (path.extname(url.pathname)) {
          res.writeHead(404, { 'content-type': 'text/plain' });
          return void res.end('not found');
        }
        file = path.join(root, 'index.html');
      }
      const { body, headers } = await load(file, String(req.headers['accept-encoding'] || ''));
      if (req.headers['if-none-match'] === headers.etag) {
        res.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] });
        return void res.end();
      }
      res.writeHead(status, headers);
      res.end(req.method === 'HEAD' ? undefined : body);
    } catch (e) {
      try {
        res.writeHead(500);
        res.end(String(e));
      } catch {}
    }
  };
  const server =
    proto === 'h2'
      ? http2.createSecureServer({ key: tlsPair().key, cert: tlsPair().cert, allowHTTP1: true }, handler)
      : http.createServer(handler);
  const sockets = new Set();
  server.on('connection', (s) => {
    sockets.add(s);
    s.on('close', () => sockets.delete(s));
  });
  server.on('secureConnection', (s) => {
    sockets.add(s);
    s.on('close', () => sockets.delete(s));
  });
  await new Promise((ok, no) => {
    server.once('error', no);
    server.listen(0, '127.0.0.1', ok);
  });
  const { port } = server.address();
  return {
    origin: `${proto === 'h2' ? 'https' : 'http'}://localhost:${port}`,
    close: () =>
      new Promise((ok) => {
        for (const s of sockets) s.destroy();
        server.close(() => ok());
      }),
  };
}

// ---------------------------------------------------------------- arguments, numbers

/** `name=URL_OR_DIST;key=value;…` */
export function parseSpec(text) {
  const i = text.indexOf('=');
  if (i < 1) throw new Error(`expected name=URL or name=DIST_DIR, got: ${text}`);
  const [target, ...rest] = text.slice(i + 1).split(';');
  const app = { name: text.slice(0, i), target };
  for (const r of rest) {
    const j = r.indexOf('=');
    if (j > 0) app[r.slice(0, j).trim()] = r.slice(j + 1).trim();
  }
  return app;
}

export function parseArgs(argv, flags) {
  const opt = { ...flags },
    specs = [];
  for (let i = 0; i < argv.length; i++) {
    const a = argv[i];
    if (!a.startsWith('--')) {
      specs.push(a);
      continue;
    }
    const [k, v] = a.slice(2).split(/=(.*)/s);
    if (!(k in flags))
      throw new Error(
        `unknown option --${k}; known: ${Object.keys(flags)
          .map((f) => '--' + f)
          .join(' ')}`,
      );
    opt[k] = typeof flags[k] === 'boolean' ? v !== 'false' : (v ?? argv[++i]);
  }
  return { opt, specs };
}

/** Starts a server for a folder target, or keeps the URL; returns { origin, url, close }. */
export async function open(app, { proto, encoding }) {
  const isUrl = /^https?:\/\//.test(app.target);
  const api = app.api ? (await import(pathToFileURL(path.resolve(app.api)).href)).default : null;
  if (isUrl) {
    const u = new URL(app.path || '', app.target);
    return { origin: u.origin, url: u.href, close: async () => {} };
  }
  const s = await serve({ dir: app.target, api, proto, encoding });
  return { ...s, url: s.origin + (app.path || '/') };
}

export const sorted = (xs) => xs.filter((x) => x != null && Number.isFinite(x)).sort((a, b) => a - b);
export const quantile = (xs, q) => {
  const s = sorted(xs);
  if (!s.length) return null;
  const p = (s.length - 1) * q,
    i = Math.floor(p);
  return s[i] + ((s[i + 1] ?? s[i]) - s[i]) * (p - i);
};
/** Nearest-rank percentile, so that p98 of few samples is the worst one. */
export const percentile = (xs, p) => {
  const s = sorted(xs);
  return s.length ? s[Math.max(0, Math.ceil((p / 100) * s.length) - 1)] : null;
};
export const median = (xs) => quantile(xs, 0.5);
export const summary = (xs) => {
  const s = sorted(xs);
  return s.length ? { median: median(s), min: s[0], max: s.at(-1), n: s.length } : null;
};
export const fmt = (x) =>
  x == null
    ? '–'
    : Math.abs(x) >= 100
      ? String(Math.round(x))
      : Math.abs(x) >= 10
        ? x.toFixed(1)
        : x.toFixed(2).replace(/\.?0+$/, '');
export function table(head, rows) {
  const all = [head, ...rows].map((r) => r.map(String));
  const w = head.map((_, i) => Math.max(...all.map((r) => r[i].length)));
  const line = (r) => '| ' + r.map((c, i) => (i ? c.padStart(w[i]) : c.padEnd(w[i]))).join(' | ') + ' |';
  return [
    line(all[0]),
    '|' + w.map((n, i) => (i ? '-'.repeat(n + 1) + ':' : '-'.repeat(n + 2))).join('|') + '|',
    ...all.slice(1).map(line),
  ].join('\n');
}
export const machine = () =>
  `${os.cpus().length} x ${os.cpus()[0]?.model?.trim()}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}, load ${os
    .loadavg()
    .map((x) => x.toFixed(2))
    .join(' ')}`;
