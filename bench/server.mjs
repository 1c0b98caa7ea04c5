// Serves a built folder, and answers its calls. Needs openssl on the PATH.
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const selfSigned = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
  fs.rmSync(folder, { recursive: true });
  return pair;
};
const tls = selfSigned();

/** What a browser trusts the key of this run by. */
export const spki = crypto
  .createHash('sha256')
  .update(new crypto.X509Certificate(tls.cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A file in each encoding, with its headers. */
const prepared = async (file, head) => {
  const type = types[path.extname(file)];
  const read = fs.readFileSync(file);
  const content = file.endsWith('.html') ? Buffer.from(read.toString().replace('<head>', () => `<head>${head}`)) : read;
  const isHashed = /[.\-_][\w-]{7,}\.\w+$/.test(path.basename(file)) && !file.endsWith('.html');
  const reply = (body, encoding) => ({
    body,
    headers: {
      'content-type': type ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${crypto.createHash('sha1').update(body).digest('base64url').slice(0, 16)}"`,
      vary: 'accept-encoding',
      ...encoding,
    },
  });
  const plain = reply(content);
  if (type === undefined || content.length <= 200) return { plain };
  return {
    br: reply(await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }), {
      'content-encoding': 'br',
    }),
    gzip: reply(await gzip(content, { level: 9 }), { 'content-encoding': 'gzip' }),
    plain,
  };
};

/** What goes over the wire. Compressing 10,000 rows takes longer than the page needs to show them, so it is done once for an answer. */
const replies = new WeakMap();
const replyOf = async ({ body = null }) => {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  if (raw.length < 1024) return { body: raw, headers: {} };
  return { body: await gzip(raw, { level: 6 }), headers: { 'content-encoding': 'gzip' } };
};

/**
 * Serves a built folder as a good static host would: compressed ahead of time (brotli 11, gzip 9), with an ETag, hashed names immutable,
 * and the page for any other address. `api` answers before files. `head` is HTML that every page gets at the start of its head.
 */
export const serve = async ({ folder, api, head = '', proto = 'h2' }) => {
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => /\.(?!br$|gz$)\w+$/.test(file));
  const site = new Map(
    await Promise.all(files.map(async (file) => [`/${file}`, await prepared(path.join(folder, file), head)])),
  );
  const answer = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    const called = await api?.({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: request.headers['content-length'] > 0 ? await json(request) : undefined,
    });
    if (called) {
      if (!replies.has(called)) replies.set(called, await replyOf(called));
      const { body, headers } = replies.get(called);
      const own = {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-length': String(body.length),
      };
      return response.writeHead(called.status ?? 200, { ...own, ...headers, ...called.headers }).end(body);
    }
    const found = site.get(pathname) ?? (path.extname(pathname) ? undefined : site.get('/index.html'));
    if (!found) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && found[name]) ?? 'plain';
    const { body, headers } = found[encoding];
    const { etag, 'cache-control': caching } = headers;
    if (request.headers['if-none-match'] === etag)
      return response.writeHead(304, { etag, 'cache-control': caching }).end();
    return response.writeHead(200, headers).end(body);
  };
  const listener = (request, response) =>
    answer(request, response).catch((failure) => response.writeHead(500).end(String(failure)));
  const server =
    proto === 'h2' ? http2.createSecureServer({ ...tls, allowHTTP1: true }, listener) : http.createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The program ends with its browser.
  server.unref();
  return `${proto === 'h2' ? 'https' : 'http'}://localhost:${server.address().port}`;
};
