/** The languages of the portal, in their own words, for whoever does not read the one that is shown. */
export const languages = [
  { code: 'en', name: 'English', failed: 'The portal could not be loaded in English. Please try again.' },
  { code: 'es', name: 'Español', failed: 'No se pudo cargar el portal en español. Inténtelo de nuevo.' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

/** What the insurer's server says stays as it comes. */
export const serverLanguage: LanguageCode = 'en';

export const isLanguageCode = (code: string | undefined): code is LanguageCode =>
  languages.some((language) => language.code === code);
