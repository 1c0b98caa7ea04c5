import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PortalConfiguration, parsePortalConfiguration } from '../../src/adapters/browser/portalConfiguration';
import { withSupportContacts } from '../../src/page/supportContacts';
import { configurationBlock, writeHeaders } from '../headers/writeHeaders';
import { storeAssets } from './storeAssets';
import { unknownSettings } from './unknownSettings';
import { withCompressed } from './withCompressed';
import { wordingAsset, wordingBlock, wordingNames } from '../wording/WordingAsset';
import { readWording, refusePlaceholders } from '../wording/readWording';

const options = {
  config: { type: 'string' },
  wording: { type: 'string' },
  strict: { type: 'boolean', default: false },
  dist: { type: 'string', default: 'dist/main' },
  from: { type: 'string' },
  store: { type: 'string' },
  keep: { type: 'string', default: '5' },
} as const;

const blockOf = (page: string, block: RegExp): string => {
  const text = block.exec(page)?.[2];
  if (text === undefined) throw new Error('The index.html of the build contains no configuration.');
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

/** The wording of each language, by the name of its file in the build. */
const readWordings = (page: string, sourceOf: (code: string, file: string) => string, strict: boolean) => {
  const names = JSON.parse(blockOf(page, wordingBlock)) as Readonly<Record<string, string>>;
  const files = Object.entries(names).map(([code, file]) => {
    const source = sourceOf(code, file);
    return { code, source, wording: readWording(source) };
  });
  if (strict) for (const file of files) refusePlaceholders(file.source, file.wording);
  return files.map(({ code, wording }) => wordingAsset(code, wording));
};

/** `npm run configure` with these arguments. Throws where the configuration or the wording is not valid; the build is unchanged then. */
export const configure = (args: readonly string[]): void => {
  const { config, wording, strict, dist, from = dist, store, keep } = parseArgs({ args: [...args], options }).values;
  if (config === undefined) throw new Error('Name the configuration: npm run configure -- --config FILE');
  const configuration = readConfiguration(config);
  const page = readFileSync(path.join(from, 'index.html'), 'utf8');
  blockOf(page, configurationBlock);
  const wordings = readWordings(
    page,
    (code, file) => (wording === undefined ? path.join(from, file) : path.join(wording, `${code}.json`)),
    strict,
  );
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
