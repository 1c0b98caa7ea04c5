import type { Locale } from 'date-fns';
import type { englishWords } from './english';
import type { LanguageCode } from './languages';

/** Every key that a screen may say; the English words decide which there are. */
export type TextKey = keyof typeof englishWords;

/** A language of the portal: its words by key, and how it writes dates. */
export interface Language {
  readonly code: LanguageCode;
  readonly words: Readonly<Record<TextKey, string>>;
  readonly dates: Locale;
  /** Patterns of date-fns. */
  readonly patterns: Readonly<Record<'short' | 'moment' | 'long' | 'full', string>>;
  /** A day of the month within a sentence: "15th". */
  readonly dayOfMonth: (day: number) => string;
}

/** The names in braces of a text: `'{first} of {total}'` has `'first' | 'total'`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What a text needs to be complete: nothing, or a value for each of its placeholders. */
export type TextValues<Key extends TextKey> = [Placeholder<(typeof englishWords)[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<(typeof englishWords)[Key]>, string | number>>];

export type Translate = <Key extends TextKey>(key: Key, ...values: TextValues<Key>) => string;

/** The words of a language as a function; values are put in as they are, so it is for text and never for HTML. */
export const translate =
  (language: Language): Translate =>
  (key, ...[values]) =>
    values === undefined ? language.words[key] : filled(language.words[key], values);

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
