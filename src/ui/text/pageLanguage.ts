/**
 * The language of the portal's texts in the page. A translator of the browser changes the `lang` of the page, so the portal reads its own
 * language from another attribute. Rule SIGNIN-55.
 */
export const pageLanguage = {
  read: (): string => document.documentElement.dataset['language'] ?? 'en',
  write: (code: string): void => {
    const { documentElement } = document;
    documentElement.lang = code;
    documentElement.dataset['language'] = code;
  },
};
