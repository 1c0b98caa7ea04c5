import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsePortalConfiguration } from '../../src/adapters/browser/portalConfiguration';
import { securityHeaders } from './securityHeaders';

/** The operator's configuration in a built page: the tag before it, the JSON, the tag after it. */
export const configurationBlock = /(<script type="application\/json" id="portal-configuration">)([\s\S]*?)(<\/script>)/;

/**
 * Writes the headers of a build beside its folder: `dist/main.headers.json` for the project's own server, and
 * `dist/main.headers.conf` for nginx.
 *
 * @throws Error when the page contains no configuration
 */
export const writeHeaders = (dist: string): void => {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const block = configurationBlock.exec(page)?.[2];
  if (block === undefined) throw new Error(`${path.join(dist, 'index.html')} contains no configuration.`);
  const headers = securityHeaders(page, parsePortalConfiguration(JSON.parse(block)));
  writeFileSync(`${dist}.headers.json`, `${JSON.stringify(headers, undefined, 2)}\n`);
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  writeFileSync(`${dist}.headers.conf`, `${lines.join('\n')}\n`);
};
