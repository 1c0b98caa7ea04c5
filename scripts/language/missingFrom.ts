import { existsSync, readFileSync } from 'node:fs';
import { englishWords } from '../../src/ui/text/english';
import type { Language } from '../../src/ui/text/Language';
import { languages } from '../../src/ui/text/languages';
import { readWording } from '../wording/readWording';

/** The keys that a catalogue lacks, and those that English does not have. */
export const missingTexts = (words: Readonly<Record<string, string>>): readonly string[] => {
  const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
  const known = Object.entries<string>(englishWords);
  return [
    ...known.filter(([key]) => !words[key]).map(([key, text]) => `${key} is missing: ${text}`),
    ...known
      .filter(([key, text]) => words[key] && placeholders(words[key]) !== placeholders(text))
      .map(([key, text]) => `${key} has not the placeholders of: ${text}`),
    ...Object.keys(words)
      .filter((key) => !Object.hasOwn(englishWords, key))
      .map((key) => `${key} is not in English.`),
  ];
};

const wordingProblems = (code: string): readonly string[] => {
  try {
    readWording(`config/wording/${code}.json`);
    return [];
  } catch (failure) {
    return [String(failure instanceof Error ? failure.message : failure)];
  }
};

/** The texts of a configuration that are in English and not in the language, each with its place. */
export const textsInEnglish = (configuration: unknown, code: string, place: string): readonly string[] => {
  if (typeof configuration !== 'object' || configuration === null) return [];
  if ('en' in configuration && typeof configuration.en === 'string')
    return code in configuration ? [] : [`${place} shows in English: ${configuration.en}`];
  return Object.entries(configuration).flatMap(([key, value]) => textsInEnglish(value, code, `${place}.${key}`));
};

interface Missing {
  readonly required: readonly string[];
  /** Shows in English until somebody writes it. */
  readonly optional: readonly string[];
}

/** Everything that a language lacks. */
export const missingFrom = async (name: string): Promise<Missing> => {
  const file = `src/ui/text/${name}.ts`;
  if (!existsSync(file)) return { required: [`${file} is missing. Copy spanish.ts and its folder.`], optional: [] };
  const exported = (await import(`../../${file}`)) as Readonly<Record<string, Language | undefined>>;
  const language = exported[name];
  if (language === undefined) return { required: [`${file} does not export ${name}.`], optional: [] };
  const { code, words } = language;
  const isListed = languages.some((listed) => listed.code === code);
  const unlisted = isListed ? [] : [`src/ui/text/languages.ts has no entry for ${code}.`];
  const configuration = 'config/portal.json';
  return {
    required: [...missingTexts(words), ...wordingProblems(code), ...unlisted],
    optional: textsInEnglish(JSON.parse(readFileSync(configuration, 'utf8')), code, configuration),
  };
};
