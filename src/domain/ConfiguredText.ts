/** A text from the configuration: one for every language, or one for each. English is there for the languages that are missing. */
export type ConfiguredText = string | Readonly<{ en: string } & Partial<Record<string, string>>>;

export const textIn = (language: string, text: ConfiguredText): string =>
  typeof text === 'string' ? text : (text[language] ?? text.en);
