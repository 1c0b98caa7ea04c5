/** A text from the configuration: one for every language, or one for each. */
export type ConfiguredText = string | { readonly en: string; readonly es: string };

export const textIn = (language: 'en' | 'es', text: ConfiguredText): string =>
  typeof text === 'string' ? text : text[language];
