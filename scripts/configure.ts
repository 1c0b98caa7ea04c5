// Puts a configuration and the legal wording into a finished build, with compressed copies and the headers that belong to the page:
//   npm run configure -- --config portal.json [--wording FOLDER] [--strict] [--dist dist/main] [--from BUILD] [--store FOLDER] [--keep 5]
// Without --wording, the build keeps its wording. --strict refuses wording that is still a placeholder. --from copies a build to --dist
// first. --store copies its assets to the folder that all replicas share, before the page is written.
// This file stays because the page and its configuration are ours.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PortalConfiguration, parsePortalConfiguration } from '../src/adapters/browser/portalConfiguration';
import { withSupportContacts } from '../src/page/supportContacts';
import { configurationBlock, writeHeaders } from './headers/writeHeaders';
import { storeAssets } from './release/storeAssets';
import { unknownSettings } from './release/unknownSettings';
import { withCompressed } from './release/withCompressed';
import { wordingAsset, wordingBlock, wordingNames } from './wording/WordingAsset';
import { readWording, refusePlaceholders } from './wording/readWording';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    wording: { type: 'string' },
    strict: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist/main' },
    from: { type: 'string' },
    store: { type: 'string' },
    keep: { type: 'string', default: '5' },
  },
});

const { config, wording, strict, dist, from = dist, store, keep } = values;

const blockOf = (page: string, block: RegExp): string => {
  const text = block.exec(page)?.[2];
  if (text === undefined) throw new Error(`${from}/index.html contains no configuration.`);
  return text;
};

const replaced = (page: string, block: RegExp, text: string): string =>
  page.replace(block, (_, before: string, __, after: string) => before + text + after);

/** The configuration as JSON. No text in it can close the script element around it. */
const readConfiguration = (file: string): string => {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const configuration = parsePortalConfiguration(given);
  for (const place of unknownSettings(given, configuration))
    console.warn(`${file}: ${place} is not known, and is ignored.`);
  return JSON.stringify(configuration).replaceAll('<', '\\u003c');
};

/** The wording of each language that the page names: the build's own files, or those of the folder that is given. */
const readWordings = (page: string) => {
  const names = JSON.parse(blockOf(page, wordingBlock)) as Readonly<Record<string, string>>;
  const files = Object.entries(names).map(([code, file]) => {
    const source = wording === undefined ? path.join(from, file) : path.join(wording, `${code}.json`);
    return { code, source, wording: readWording(source) };
  });
  if (strict) for (const file of files) refusePlaceholders(file.source, file.wording);
  return files.map(({ code, wording }) => wordingAsset(code, wording));
};

const configure = (): void => {
  if (config === undefined) throw new Error('Name the configuration: npm run configure -- --config FILE');
  const configuration = readConfiguration(config);
  const page = readFileSync(path.join(from, 'index.html'), 'utf8');
  blockOf(page, configurationBlock);
  const wordings = readWordings(page);
  const added = new Map(wordings.flatMap(({ file, content }) => withCompressed(path.basename(file), content)));
  const configured = withSupportContacts(
    replaced(replaced(page, configurationBlock, configuration), wordingBlock, wordingNames(wordings)),
    JSON.parse(configuration) as PortalConfiguration,
  );

  if (store !== undefined) storeAssets(from, store, Number(keep), added);
  if (from !== dist) cpSync(from, dist, { recursive: true });
  for (const [file, content] of added) writeFileSync(path.join(dist, 'assets', file), content);
  for (const [file, content] of withCompressed('index.html', configured)) writeFileSync(path.join(dist, file), content);
  writeHeaders(dist);
  console.log(
    `${dist} has the configuration of ${config}${wording === undefined ? '' : `, and the wording of ${wording}`}`,
  );
};

try {
  configure();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
