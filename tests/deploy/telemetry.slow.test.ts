import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { telemetryBody } from '../../src/adapters/telemetry/telemetryBody';
import type { Occurrence } from '../../src/application/ports/Telemetry';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

const folder = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
const log = path.join(folder, 'reports.jsonl');
const uuid = '7f1c9a52-1c1e-4a35-a2c2-19c5c0d0a8f4';
let nginx: RunningNginx;

beforeAll(async () => {
  nginx = await runningNginx({ TELEMETRY_LOG: log });
});

afterAll(() => rmSync(folder, { recursive: true }));

const report = (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
  fetch(`${nginx.origin}/telemetry`, { method, body, headers: { 'content-type': 'application/json', ...headers } });

/** Sends reports at once, and returns how many were refused. While a busy machine sends them, more become free. */
const refusedOf = async (
  count: number,
  atOnce: number,
  eachSecond: number,
  send: (at: number) => Promise<Response>,
) => {
  const begun = performance.now();
  const statuses = (await Promise.all(Array.from({ length: count }, (_, at) => send(at)))).map(({ status }) => status);
  const free = Math.ceil(((performance.now() - begun) / 1_000) * eachSecond);
  const accepted = statuses.filter((status) => status === 204).length;
  expect(accepted).toBeGreaterThanOrEqual(atOnce);
  expect(accepted).toBeLessThanOrEqual(atOnce + free);
  const refused = statuses.filter((status) => status === 429).length;
  expect(accepted + refused).toBe(count);
  return refused;
};

/** The reports that were written down, once there are as many as expected. */
const collected = (count: number) =>
  eventually(() => {
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : [];
    return lines.length < count ? undefined : lines.map((line) => JSON.parse(line) as Record<string, string>);
  });

describe('The collector', () => {
  it('writes each report as one line of JSON, whatever the report contains', async () => {
    const noted = { route: 'billing', occurrence: { kind: 'vital', name: 'LCP', value: 812.34567 } } as const;
    const failed = { route: 'home', occurrence: { kind: 'callFailed', status: 503, correlationId: uuid } } as const;
    const body = telemetryBody({ release: '1.2.3', variant: 'newYork', routes: ['billing', 'home'] }, [noted, failed]);
    expect((await report(body)).status).toBe(204);
    expect(await collected(1)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-/),
        host: 'localhost',
        type: 'application/json',
        body,
      },
    ]);
  });

  it('writes a full batch of what the portal reports, in its longest forms @WIRE-61', async () => {
    const before = await collected(0);
    const lost = { kind: 'callFailed', status: 502, correlationId: uuid.toUpperCase() } as const;
    const noted = [
      { ...lost, field: 'data.*.thirdPartyDesignee.address.stateCode' },
      { ...lost, field: 'data' },
      { kind: 'screenFailed', correlationId: uuid.replaceAll('-', '') },
      { kind: 'policyViolated', directive: 'require-trusted-types-for', blocked: 'trusted-types-policy' },
      { kind: 'vital', name: 'INP', value: 86_399_999.999 },
    ].map((occurrence) => ({ route: 'billingFrequency', occurrence: occurrence as Occurrence }));
    const origin = { release: 'r'.repeat(64), variant: 'newJerseyIllinois', routes: ['billingFrequency'] };
    const body = telemetryBody(origin, Array.from({ length: 4 }, () => noted).flat());
    await report(body);
    expect((await collected(before.length + 1)).at(-1)).toMatchObject({ body });
  });

  it.each([
    '{"document-uri":"https://portal.example/reset?token=secret"}',
    '{"document-uri":"https://portal.example/reset?%74oken=secret"}',
    '{"release":"1","variant":"newYork","events":[{"kind":"callFailed","text":"secret"}]}',
    '{"release":"1","variant":"newYork","events":[{"kind":"callFailed","route":"secret@example.com"}]}',
    '{"release":"1","variant":"newYork","events":[{"kind":"callFailed","field":"secret.data"}]}',
    '{"csp-report":{"violated-directive":"secret"}}',
    '{"csp-report":{"effective-directive":"script-src-secret"}}',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzZWNyZXQifQ.secret',
    '\u00a0 secret \u0000 \u2028',
  ])('writes nothing of what the portal never reports: %j @SAFE-59', async (body) => {
    const before = await collected(0);
    await report(body, { 'content-type': 'secret/secret' });
    const lines = await collected(before.length + 1);
    expect(lines.at(-1)).toMatchObject({ body: 'withheld', type: 'other' });
    expect(readFileSync(log, 'utf8')).not.toContain('secret');
  });

  it.each([
    [
      'application/csp-report',
      '{"csp-report":{"document-uri":"https://portal.example/reset?token=secret","violated-directive":"script-src-elem","blocked-uri":"https://secret.example/x"}}',
      { directive: 'script-src-elem', blocked: 'https' },
    ],
    [
      'application/reports+json',
      '[{"body":{"blockedURL":"inline","documentURL":"https://portal.example/secret","effectiveDirective":"style-src"},"type":"csp-violation"}]',
      { directive: 'style-src', blocked: 'inline' },
    ],
  ])('keeps the directive and the kind of a report in %s', async (type, body, kept) => {
    const before = await collected(0);
    await report(body, { 'content-type': type });
    const lines = await collected(before.length + 1);
    expect(JSON.parse(lines.at(-1)?.['body'] ?? '')).toEqual(kept);
    expect(readFileSync(log, 'utf8')).not.toContain('secret');
  });

  it('keeps one full file and begins another', async () => {
    const full = path.join(folder, 'full.jsonl');
    await runningNginx({ TELEMETRY_LOG: full, TELEMETRY_MEGABYTES: '1', TELEMETRY_SECONDS: '0.1' });
    writeFileSync(full, 'x'.repeat(1_048_577));
    await eventually(() => (existsSync(`${full}.1`) && existsSync(full) && statSync(full).size === 0) || undefined);
  });

  it.each([
    ['of another site', 403, { 'sec-fetch-site': 'cross-site' }, '{}'],
    ['of another host', 403, { 'sec-fetch-site': 'same-site' }, '{}'],
    ['that is too long', 413, {}, 'x'.repeat(17_000)],
  ])('refuses a report %s with %i', async (_, status, headers, body) => {
    expect((await report(body, headers)).status).toBe(status);
    await eventually(() => nginx.accessLog().includes(`"path":"/telemetry","status":${String(status)}`) || undefined);
  });

  it('refuses another method', async () => {
    expect((await report('{}', {}, 'PUT')).status).toBe(405);
  });

  it('takes 21 reports of one customer at once', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const refused = await refusedOf(30, 21, 0.5, () => report('{}', headers));
    const refusals = (): number => nginx.accessLog().split('"limited":"REJECTED"').length - 1;
    await eventually(() => refusals() === refused || undefined);
  });

  it('takes 5 reports a second of all customers, and 50 more at once @SAFE-59', async () => {
    const all = path.join(folder, 'all.jsonl');
    const { origin } = await runningNginx({ TELEMETRY_LOG: all });
    await refusedOf(150, 51, 5, (at) =>
      fetch(`${origin}/telemetry`, {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': `198.51.100.${String(at)}` },
      }),
    );
  });

  it('is not there unless the operator names a file', async () => {
    const without = await runningNginx();
    expect((await fetch(`${without.origin}/telemetry`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
