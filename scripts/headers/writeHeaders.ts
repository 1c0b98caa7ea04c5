import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePortalConfiguration } from '../../src/adapters/configuration/portalConfiguration';
import { readBlock } from '../release/builtPage';
import { writeWhole } from '../release/writeWhole';
import { securityHeaders } from './securityHeaders';

/**
 * Writes the headers of a build beside its folder: `dist/main.headers.json` for the project's own server, and
 * `dist/main.headers.conf` for nginx. `dist/main.hosts.conf` lists the hosts of the configuration.
 *
 * @throws Error when the page contains no configuration
 */
export const writeHeaders = (dist: string): void => {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  // Drops the slash at the end, which a shell adds: the files belong beside the folder.
  const built = path.resolve(dist);
  const configuration = parsePortalConfiguration(readBlock(page, 'configuration'));
  const headers = securityHeaders(page, configuration);
  writeWhole(`${built}.headers.json`, `${JSON.stringify(headers, undefined, 2)}\n`);
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  writeWhole(`${built}.headers.conf`, `${lines.join('\n')}\n`);
  const hosts = Object.keys(configuration.hosts).map((host) => `${host} 1;`);
  writeWhole(`${built}.hosts.conf`, `${hosts.join('\n')}\n`);
};
