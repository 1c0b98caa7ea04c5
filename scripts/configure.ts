// Puts a configuration into a finished build, with the compressed copies of the page and the headers that belong to it:
//   npm run configure -- --config portal.json [--dist dist/main] [--from BUILD] [--store FOLDER] [--keep 5]
// --from copies a build to --dist first. --store copies its assets to the folder that all replicas share, before the page is written.
// This file stays because the page and its configuration are ours.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { parsePortalConfiguration } from '../src/adapters/browser/portalConfiguration';
import { configurationBlock, writeHeaders } from './headers/writeHeaders';
import { storeAssets } from './release/storeAssets';
import { unknownSettings } from './release/unknownSettings';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    dist: { type: 'string', default: 'dist/main' },
    from: { type: 'string' },
    store: { type: 'string' },
    keep: { type: 'string', default: '5' },
  },
});

const configure = (): void => {
  const { config, dist, from = dist, store, keep } = values;
  if (config === undefined) throw new Error('Name the configuration: npm run configure -- --config FILE');
  const given: unknown = JSON.parse(readFileSync(config, 'utf8'));
  const configuration = parsePortalConfiguration(given);
  for (const place of unknownSettings(given, configuration))
    console.warn(`${config}: ${place} is not known, and is ignored.`);
  const page = readFileSync(path.join(from, 'index.html'), 'utf8');
  if (!configurationBlock.test(page)) throw new Error(`${from}/index.html contains no configuration.`);
  const block = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const configured = page.replace(configurationBlock, (_, before: string, __, after: string) => before + block + after);

  if (store !== undefined) storeAssets(from, store, Number(keep));
  if (from !== dist) cpSync(from, dist, { recursive: true });
  const file = path.join(dist, 'index.html');
  writeFileSync(file, configured);
  writeFileSync(`${file}.br`, zlib.brotliCompressSync(configured));
  writeFileSync(`${file}.gz`, zlib.gzipSync(configured, { level: 9 }));
  writeHeaders(dist);
  console.log(`${dist} has the configuration of ${config}`);
};

try {
  configure();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
