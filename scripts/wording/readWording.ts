import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseLegalWording } from '../../src/adapters/configuration/legalWording';
import type { LegalWording } from '../../src/domain/wording/LegalWording';
import { wordingProblems } from '../../src/domain/wording/wordingProblems';
import { readJson } from '../release/readJson';
import { unknownSettings } from '../release/unknownSettings';

const problemsOf = (wording: LegalWording, given: unknown): readonly string[] => [
  ...wordingProblems(wording),
  ...unknownSettings(given, wording).map((place) => `${place} is not known`),
];

/**
 * The legal wording of a file such as `config/wording/en.json`.
 *
 * @throws Error that names the file, with a line for each place that is wrong
 */
export const readWording = (file: string): LegalWording => {
  if (!existsSync(file)) throw new Error(`${path.basename(file)} is missing in ${path.dirname(file)}.`);
  try {
    const given = readJson(file);
    const wording = parseLegalWording(given);
    const problems = problemsOf(wording, given);
    if (problems.length > 0) throw new Error(problems.map((problem) => `- ${problem}`).join('\n'));
    return wording;
  } catch (failure) {
    throw new Error(`${file} is not valid:\n${failure instanceof Error ? failure.message : String(failure)}`, {
      cause: failure,
    });
  }
};

/** @throws Error that names the texts of a file that the insurer has not approved yet */
export const refusePlaceholders = (file: string, { placeholders }: LegalWording): void => {
  if (placeholders.length > 0)
    throw new Error(`${file} has placeholders:\n${placeholders.map((key) => `- ${key}`).join('\n')}`);
};
