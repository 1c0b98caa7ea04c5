import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configuredNginx } from './configuredNginx';

interface Report {
  readonly type: string;
  readonly body: string;
}

/** The portal behind the shipped nginx, with telemetry on. */
export const openReportingPortal = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-reports-'));
  const log = path.join(folder, 'telemetry.jsonl');
  const telemetry = { endpoint: '/telemetry', sample: 0 };
  const nginx = await configuredNginx(folder, { telemetry }, { TELEMETRY_LOG: log });
  const written = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  return {
    address: `${nginx.origin}/reset?token=SECRET`,
    written,
    /** What the browser itself has reported of images. */
    ofImages: (): readonly unknown[] =>
      written()
        .split('\n')
        .filter((line) => line.includes('img-src'))
        .map((line) => JSON.parse(line) as Report)
        .map(({ type, body }) => [type, JSON.parse(body) as unknown]),
    stop: async (): Promise<void> => {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
};

/** What nginx keeps of such a report. */
export const keptReport = ['application/csp-report', { directive: 'img-src', blocked: 'https' }];

/** Runs in the page: the policy allows no image of another origin. */
export const violate = (): void => {
  new Image().src = 'https://elsewhere.example/SECRET.png';
};
