import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports } from '../../playwright.config';
import { type RunningNginx, runningNginx } from '../deploy/runningNginx';

const root = path.join(__dirname, '../..');

/** The build that ships behind the shipped nginx, with other settings of the configuration. The site is written into the folder. */
export const configuredNginx = async (
  folder: string,
  settings: object,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningNginx> => {
  const configuration = JSON.parse(readFileSync(path.join(root, 'config/portal.json'), 'utf8')) as object;
  const file = path.join(folder, 'portal.json');
  writeFileSync(file, JSON.stringify({ ...configuration, ...settings }));
  const site = path.join(folder, 'main');
  const configure = ['run', '--silent', 'configure', '--', '--config', file, '--from', 'dist/main', '--dist', site];
  execFileSync('npm', configure, { cwd: root });
  return runningNginx({
    API: `http://127.0.0.1:${String(ports.api)}`,
    ROOT: site,
    ASSETS: site,
    API_HEADERS: 'x-reference-world',
    LOGIN_RATE: '100r/s',
    CONNECTIONS_EACH: '1000',
    ...environment,
  });
};
