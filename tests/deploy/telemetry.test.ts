import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

const folder = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
const log = path.join(folder, 'reports.jsonl');
let nginx: RunningNginx;

beforeAll(async () => {
  nginx = await runningNginx({ TELEMETRY_LOG: log });
});

afterAll(() => rmSync(folder, { recursive: true }));

const report = (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
  fetch(`${nginx.origin}/telemetry`, { method, body, headers: { 'content-type': 'application/json', ...headers } });

/** The reports that were written down, once there are as many as expected. */
const collected = (count: number) =>
  eventually(() => {
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : [];
    return lines.length < count ? undefined : lines.map((line) => JSON.parse(line) as Record<string, string>);
  });

describe('The collector', () => {
  it('writes each report as one line of JSON, whatever the report contains', async () => {
    const body = '{"route":"billing",\n"text":"\\" \u2028 \u0000}"}';
    expect((await report(body, { 'content-type': 'application/csp-report' })).status).toBe(204);
    expect(await collected(1)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-/),
        host: '127.0.0.1',
        type: 'application/csp-report',
        body,
      },
    ]);
  });

  it('withholds a report that quotes an invitation', async () => {
    await report('{"document-uri":"https://portal.example/reset?token=secret"}');
    expect((await collected(2))[1]).toMatchObject({ body: 'withheld' });
  });

  it.each([
    ['of another site', 403, { 'sec-fetch-site': 'cross-site' }, '{}'],
    ['that is too long', 413, {}, 'x'.repeat(17_000)],
  ])('refuses a report %s with %i', async (_, status, headers, body) => {
    expect((await report(body, headers)).status).toBe(status);
  });

  it('refuses another method', async () => {
    expect((await report('{}', {}, 'PUT')).status).toBe(405);
  });

  it('takes 21 reports of one customer at once', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => report('{}', headers)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(21);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await collected(23)).toHaveLength(23);
  });

  it('is not there unless the operator names a file', async () => {
    const without = await runningNginx();
    expect((await fetch(`${without.origin}/telemetry`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
