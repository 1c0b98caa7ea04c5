import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import {
  type PortalConfiguration,
  parsePortalConfiguration,
} from '../../src/adapters/configuration/portalConfiguration';
import { withSupportContacts } from '../../src/page/withSupportContacts';
import { routeOfPath } from '../../src/ui/screen/routes';
import { keyAdditions, keyProblems } from '../headers/keyProblems';
import { securityHeaders } from '../headers/securityHeaders';
import { writeHeaders } from '../headers/writeHeaders';
import { readWording, refusePlaceholders } from '../wording/readWording';
import { type WordingNames, wordingAsset, wordingNames } from '../wording/WordingAsset';
import { blockJson, readBlock, withBlock } from './builtPage';
import { placeholdersIn } from './placeholdersIn';
import { readJson } from './readJson';
import { storeAssets } from './storeAssets';
import { unknownSettings } from './unknownSettings';
import { writeWhole } from './writeWhole';

const options = {
  config: { type: 'string' },
  wording: { type: 'string' },
  strict: { type: 'boolean', default: false },
  production: { type: 'boolean', default: false },
  dist: { type: 'string', default: 'dist/main' },
  from: { type: 'string' },
  store: { type: 'string' },
  keep: { type: 'string', default: '5' },
} as const;

/** A file with its compressed copies. */
const withCompressed = (name: string, content: string): readonly (readonly [string, string | Buffer])[] => [
  [name, content],
  [`${name}.br`, zlib.brotliCompressSync(content)],
  [`${name}.gz`, zlib.gzipSync(content, { level: 9 })],
];

/** A mistake is named with its file. */
const inFile = <T>(file: string, read: () => T): T => {
  try {
    return read();
  } catch (failure) {
    throw new Error(`${file}: ${failure instanceof Error ? failure.message : String(failure)}`, { cause: failure });
  }
};

/** The routes in links of the configuration for which this release has no screen. */
const unknownRoutes = ({ variants }: PortalConfiguration): readonly string[] =>
  Object.values(variants)
    .flatMap(({ policyActions, billingActions }) => [...policyActions, ...billingActions])
    .flatMap(({ route }) => (routeOfPath(route) === 'pageNotFound' ? route : []));

const readConfiguration = (file: string, production: boolean): PortalConfiguration => {
  const given = inFile(file, () => readJson(file));
  const configuration = inFile(file, () => parsePortalConfiguration(given));
  const placeholders = production ? placeholdersIn(configuration) : [];
  if (placeholders.length > 0) throw new Error(placeholders.map((place) => `${file}: ${place}`).join('\n'));
  for (const place of unknownSettings(given, configuration))
    console.warn(`${file}: ${place} is not known, and is ignored.`);
  for (const route of unknownRoutes(configuration)) console.warn(`${file}: the portal has no screen ${route}.`);
  return configuration;
};

/** The wording of each language of a build: from a folder where one is given, else from the build itself. */
const readWordings = (page: string, build: string, folder: string | undefined, strict: boolean) =>
  Object.entries(readBlock(page, 'wording') as WordingNames).map(([code, { file }]) => {
    const source = folder === undefined ? path.join(build, file) : path.join(folder, `${code}.json`);
    const wording = readWording(source);
    if (strict) refusePlaceholders(source, wording);
    return wordingAsset(code, wording);
  });

/** The arguments with the configuration that they name. Throws where one cannot be right. */
const readArguments = (args: readonly string[]) => {
  const { config, from: given, ...others } = parseArgs({ args: [...args], options }).values;
  const { dist, keep, wording } = others;
  const from = given ?? dist;
  if (config === undefined) throw new Error('Name the configuration: npm run configure -- --config FILE');
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new Error(`--keep must be a whole number of releases from 1 on: ${keep}`);
  const configuration = readConfiguration(config, others.production);
  for (const [option, folder] of [
    [from === dist ? '--dist' : '--from', from],
    ['--wording', wording],
  ] as const)
    if (folder !== undefined && !existsSync(folder)) throw new Error(`${option}: there is no folder ${folder}`);
  return { ...others, config, from, configuration };
};

/** `npm run configure` with these arguments. Throws where the configuration or the wording is not valid; the build is unchanged then. */
export const configure = (args: readonly string[]): void => {
  const { config, configuration, wording, strict, dist, from, store, keep } = readArguments(args);
  const page = readFileSync(path.join(from, 'index.html'), 'utf8');
  // Fails before anything is written where the page has no block.
  readBlock(page, 'configuration');
  const wordings = readWordings(page, from, wording, strict);
  const added = new Map(wordings.flatMap(({ file, content }) => withCompressed(path.basename(file), content)));
  const configured = withSupportContacts(
    withBlock(withBlock(page, 'configuration', blockJson(configuration)), 'wording', wordingNames(wordings)),
    configuration,
  );
  const policy = securityHeaders(configured, configuration)['Content-Security-Policy'] ?? '';
  const problems = keyProblems(configuration.publicKeys, policy);
  if (problems.length > 0)
    throw new Error(`${config} has a key that cannot work:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);

  if (store !== undefined) storeAssets(from, store, Number(keep), added);
  if (from !== dist) cpSync(from, dist, { recursive: true });
  for (const [file, content] of added) writeWhole(path.join(dist, 'assets', file), content);
  for (const [file, content] of withCompressed('index.html', configured)) writeWhole(path.join(dist, file), content);
  writeHeaders(dist);
  for (const addition of keyAdditions(configuration.publicKeys)) console.log(addition);
  console.log(
    `${dist} has the configuration of ${config}${wording === undefined ? '' : `, and the wording of ${wording}`}`,
  );
};
