import type { Locale } from 'date-fns';
import { withCommas } from '../../domain/withCommas';
import type { englishWords } from './english';

/** The keys of the English texts. Every language has the same keys. */
export type TextKey = keyof typeof englishWords;

/** A month counts from 1, a weekday from 0, which is Sunday. */
interface DateWriting {
  readonly short: (year: number, month: number, day: number) => string;
  readonly long: (year: number, month: number, day: number) => string;
  readonly month: (month: number) => string;
  readonly weekday: (weekday: number) => string;
  readonly time: (hour: number, minute: number) => string;
}

/** The texts of a language by key, and its format of dates. */
export interface Language {
  readonly code: string;
  readonly words: Readonly<Record<TextKey, string>>;
  /** The locale of the calendar. `undefined` for English, whose locale loads with the calendar (`useDateLocale`). */
  readonly calendar: Locale | undefined;
  /** How the portal writes dates. It does without `Intl` and date-fns, which are slow at first (docs/performance-notes.md). */
  readonly dates: DateWriting;
  /** A day of the month within a sentence: "15th". */
  readonly dayOfMonth: (day: number) => string;
}

/** The names in braces of a text: `'{first} of {total}'` has `'first' | 'total'`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The keys of the texts without placeholders. */
export type PlainTextKey = {
  [Key in TextKey]: [Placeholder<(typeof englishWords)[Key]>] extends [never] ? Key : never;
}[TextKey];

type Values = Readonly<Record<string, string | number>>;

/** The text of a key, with a value for each of its placeholders. */
export interface Translate {
  (key: PlainTextKey): string;
  <Key extends Exclude<TextKey, PlainTextKey>>(
    key: Key,
    values: Readonly<Record<Placeholder<(typeof englishWords)[Key]>, string | number>>,
  ): string;
}

/** The texts of a language. Values are inserted as they are: use the result as text, never as HTML. */
export const translate =
  ({ words }: Language): Translate =>
  (key: TextKey, values?: Values) =>
    values === undefined ? words[key] : filled(words[key], values);

/** A text with the forms `.one` and `.other`. */
type PluralKey = TextKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never;

export type Pluralise = (key: PluralKey, count: number) => string;

/** The form of a text for a number. The text may show the number as `{count}`. */
export const pluralise =
  ({ code, words }: Language): Pluralise =>
  (key, count) => {
    const form = new Intl.PluralRules(code).select(count) === 'one' ? 'one' : 'other';
    return filled(words[`${key}.${form}`], { count: withCommas(String(count)) });
  };

/** A text with its values in place of its placeholders. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
