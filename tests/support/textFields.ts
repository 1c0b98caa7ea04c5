import { claimTextLimits } from '../../src/domain/claims/claimTexts';
import { addressLimits } from '../../src/domain/PostalAddress';
import { profileTextNames, profileTexts } from '../../src/domain/profile/profileFields';
import { sourcesIn } from './sourcesIn';

const FIELD =
  /<(?:TextField|TextArea|PhoneField|MoneyField|DateField|PasswordField|ZipField|AddressField|InlineSearch)\b/;
const ELEMENT = /<(?:input|textarea)\b/;

/** The design system, what developers alone see, and the choice of a day that does not ship. */
const isOther = (file: string): boolean =>
  /^(?:kit|gallery|development)\//.test(file) || file === 'session/TimeMachine.tsx';

const sources = sourcesIn('src/ui', '.tsx').filter(({ file }) => !isOther(file) && !file.endsWith('.test.tsx'));
const filesWith = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ source }) => pattern.test(source))
    .map(({ file }) => file)
    .sort();

export const filesWithFields = (): readonly string[] => filesWith(FIELD);
export const filesWithElements = (): readonly string[] => filesWith(ELEMENT);

/** The fields that a file names. The others get their names from what is around them. */
export const namesIn = (file: string): readonly string[] => {
  const { source = '' } = sources.find((one) => one.file === file) ?? {};
  const elements = source.match(new RegExp(`${FIELD.source}[^>]*?(?:name="|field\\(')\\w+`, 'g')) ?? [];
  return elements.map((element) => /\w+$/.exec(element)?.[0] ?? '');
};

/** What a text field is, as its element shows it. */
export type FieldKind =
  | 'line'
  | 'letter'
  | 'lines'
  | 'email'
  | 'code'
  | 'phone'
  | 'zip'
  | 'money'
  | 'date'
  | 'password';

export interface FieldElement {
  readonly id: string;
  readonly tagName: string;
  readonly name: string;
  readonly type: string;
  readonly inputMode: string;
  readonly autocomplete: string;
  readonly placeholder: string;
}

/**
 * Every text field whose value a customer can change. Those of the card are the card service's, the page of a list is a place, not a
 * value, and today's date is for testers alone.
 */
export const fieldSelector =
  ':is(textarea, input:not([type="radio"], [type="checkbox"], [readonly], [class*="card-field"], [name="page"], [id^="field-now"]))';

const limits: Readonly<Record<string, number>> = {
  ...addressLimits,
  ...claimTextLimits,
  ...Object.fromEntries(profileTextNames.map((name) => [name, profileTexts[name].limit])),
};

/** The characters that a line takes, by the name of its field. */
export const limitOf = (name: string): number => limits[name] ?? 255;

export const kindOf = ({ tagName, name, type, inputMode, autocomplete, placeholder }: FieldElement): FieldKind => {
  if (tagName === 'TEXTAREA') return 'lines';
  if (/password$/.test(autocomplete)) return 'password';
  if (type === 'tel') return 'phone';
  if (type === 'email') return 'email';
  if (/postal-code$/.test(autocomplete)) return 'zip';
  if (inputMode === 'decimal') return 'money';
  if (inputMode === 'numeric') return /^(?:[md]{2}|[ya]{4})$/.test(placeholder) ? 'date' : 'code';
  return limitOf(name) === 1 ? 'letter' : 'line';
};
