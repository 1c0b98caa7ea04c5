// `npm run configure -- --config portal.json`: puts another configuration into a finished build (dist/main, or --dist FOLDER), with
// its compressed copies and the headers that go with it. Nothing is built anew.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { parsePortalConfiguration } from '../src/adapters/browser/portalConfiguration';
import { configurationBlock, writeHeaders } from './headers/writeHeaders';

const { values } = parseArgs({
  options: { config: { type: 'string' }, dist: { type: 'string', default: 'dist/main' } },
});

const configure = (): void => {
  if (values.config === undefined) throw new Error('Name the configuration: npm run configure -- --config FILE');
  const configuration = parsePortalConfiguration(JSON.parse(readFileSync(values.config, 'utf8')));
  const file = path.join(values.dist, 'index.html');
  const page = readFileSync(file, 'utf8');
  if (!configurationBlock.test(page)) throw new Error(`${file} holds no configuration.`);
  const block = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const configured = page.replace(configurationBlock, (_, before: string, __, after: string) => before + block + after);
  writeFileSync(file, configured);
  writeFileSync(`${file}.br`, zlib.brotliCompressSync(configured));
  writeFileSync(`${file}.gz`, zlib.gzipSync(configured, { level: 9 }));
  writeHeaders(values.dist);
  console.log(`${values.dist} has the configuration of ${values.config}`);
};

try {
  configure();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
