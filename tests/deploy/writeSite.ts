import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHeaders } from '../../scripts/headers/writeHeaders';

/** Writes a built portal that is as small as possible: a page with a configuration, one asset, and the headers of the page. */
export const writeSite = (folder: string, release = 'first'): void => {
  const configuration = readFileSync('config/portal.json', 'utf8');
  const block = `<script type="application/json" id="portal-configuration">${configuration}</script><script type="application/json" id="portal-wording">{}</script>`;
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<html><head><meta name="release" content="${release}"></head><body>${block}</body></html>`,
  );
  writeFileSync(path.join(folder, `assets/${release}.0123456789.js`), `start('${release}')`);
  writeFileSync(path.join(folder, 'assets/main.js.map'), '{}');
  writeFileSync(path.join(folder, '.env'), 'KEY=x');
  writeFileSync(path.join(folder, 'LICENCES.txt'), 'none');
  writeHeaders(folder);
};
