/** The name of each language in that language. */
export const languages = [
  { code: 'en', name: 'English', failed: 'The portal could not be loaded in English. Please try again.' },
  { code: 'es', name: 'Español', failed: 'No se pudo cargar el portal en español. Inténtelo de nuevo.' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

/** Messages of the server are not translated. */
export const serverLanguage: LanguageCode = 'en';

export const isLanguageCode = (code: string | undefined): code is LanguageCode =>
  languages.some((language) => language.code === code);
