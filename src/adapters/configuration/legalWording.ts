import * as v from 'valibot';
import { type LegalKey, legalKeys } from '../../domain/wording/legalTexts';
import { type LegalWording, WORDING_VERSION } from '../../domain/wording/LegalWording';
import { settingsOf } from './settingsOf';

const text = v.pipe(v.string('must be a text'), v.regex(/[^\p{C}\p{Z}]/u, 'is empty'));

const wording = settingsOf({
  version: v.literal(WORDING_VERSION, ({ received }) => `is ${received}, but this release needs ${WORDING_VERSION}`),
  placeholders: v.array(v.picklist(legalKeys, 'is not a legal text'), 'must be a list'),
  texts: settingsOf(Object.fromEntries(legalKeys.map((key) => [key, text])) as Record<LegalKey, typeof text>),
});

/** @throws Error whose message has a line for each place that is wrong */
export const parseLegalWording = (value: unknown): LegalWording => {
  const result = v.safeParse(wording, value);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `- ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`).join('\n'));
};

/** The files of the legal wording by language, as the page names them, and the integrity of each. */
const files = v.record(v.string(), v.object({ file: v.string(), integrity: v.string() }));

export const loadLegalWording = async (code: string): Promise<LegalWording> => {
  const block = document.getElementById('portal-wording')?.textContent ?? '';
  const { [code]: named } = v.parse(files, JSON.parse(block));
  if (named === undefined) throw new Error(`The page names no legal wording for ${code}.`);
  // The browser refuses any other content.
  const response = await fetch(named.file, { integrity: named.integrity });
  if (!response.ok) throw new Error(`The legal wording did not load: ${response.status}.`);
  return parseLegalWording(await response.json());
};
