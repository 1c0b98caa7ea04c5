import { english } from './english';
import type { Language } from './Language';

interface AvailableLanguage {
  readonly code: string;
  /** The name of the language in that language. */
  readonly name: string;
  /** Says, in that language, that the language does not load. */
  readonly failed: string;
  readonly load: () => Promise<Language>;
}

/** English is part of the portal; the texts of another language load when it is chosen. */
export const languages: readonly AvailableLanguage[] = [
  {
    code: 'en',
    name: 'English',
    failed: 'The portal could not be loaded in English. Please try again.',
    load: async () => english,
  },
  {
    code: 'es',
    name: 'Español',
    failed: 'No se pudo cargar el portal en español. Inténtelo de nuevo.',
    load: async () => (await import(/* webpackChunkName: "spanish" */ './spanish')).spanish,
  },
];

/** Messages of the server are not translated. */
export const SERVER_LANGUAGE = 'en';
