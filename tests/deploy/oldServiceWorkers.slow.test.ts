import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

const script = readFileSync('deploy/old-service-worker.js', 'utf8');

let nginx: RunningNginx;

beforeAll(async () => {
  nginx = await runningNginx({ OLD_SERVICE_WORKERS: '/sw.js /assets/service-worker.mjs  /sw.js' });
});

describe('An address in OLD_SERVICE_WORKERS @CONFIG-40', () => {
  it.each(['/sw.js', '/sw.js?v=2', '/assets/service-worker.mjs'])(
    'gets the script that removes the worker: %s',
    async (address) => {
      const answer = await fetch(nginx.origin + address);
      expect(await answer.text()).toBe(script);
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        {
          'content-type': 'application/javascript; charset=utf-8',
          'cache-control': 'no-store',
          'service-worker-allowed': '/',
          'x-content-type-options': 'nosniff',
        },
      ]);
    },
  );

  it('is counted in the access log, whichever it is', async () => {
    await fetch(`${nginx.origin}/sw.js?of=a-customer`);
    expect(
      await eventually(() => /"path":"\/old-service-worker\.js","status":200/.exec(nginx.accessLog())),
    ).not.toBeNull();
    expect(nginx.accessLog()).not.toContain('a-customer');
  });

  it.each(['/service-worker.js', '/old-service-worker.js', '/sw.jsx'])('is no other address: %s', async (address) => {
    const answer = await fetch(nginx.origin + address);
    expect(answer.status).toBe(404);
  });

  it.each([
    'sw.js',
    '/sw',
    '/sw.js;',
    '/a b.js',
    '/../sw.js',
    '/.well-known/sw.js',
    '/sw.js?v=2',
    '/*.js',
    '/a.js\n/b.js',
  ])('is refused where it is not a plain address of a script: %j', (OLD_SERVICE_WORKERS) => {
    const env = { PATH: process.env['PATH'] ?? '', OLD_SERVICE_WORKERS };
    const { status, stderr } = spawnSync('sh', ['deploy/start-nginx.sh', '--check'], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('OLD_SERVICE_WORKERS must be addresses of scripts such as /sw.js');
  });
});
