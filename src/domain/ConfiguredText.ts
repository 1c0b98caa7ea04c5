/** A text from the configuration: the same for every language, or one for each. A language without a text shows the English one. */
export type ConfiguredText = string | Readonly<{ en: string } & Partial<Record<string, string>>>;

export const textIn = (language: string, text: ConfiguredText): string =>
  typeof text === 'string' ? text : (text[language] ?? text.en);
