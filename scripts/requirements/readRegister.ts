import { readFileSync, readdirSync } from 'node:fs';
import { englishWords } from '../../src/ui/text/english';
import { readWording } from '../wording/readWording';
import { filesByTag } from './testTags';

const PAGES = 'docs/requirements';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** Every file below tests/ may declare tests; elsewhere a test file is beside its subject. */
const isTestFile = (file: string): boolean =>
  /\.tsx?$/.test(file) && (file.startsWith('tests/') || /\.test\.tsx?$/.test(file));

/** The register of this project, read from its root. */
export const readRegister = () => ({
  pages: new Map(
    filesBelow(PAGES)
      .filter((file) => file.endsWith('.md') && !file.endsWith('/README.md'))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  ),
  tests: filesByTag(['src', 'scripts', 'tests'].flatMap(filesBelow).filter(isTestFile).sort()),
  words: [...Object.values<string>(englishWords), ...Object.values(readWording('config/wording/en.json').texts)],
});
