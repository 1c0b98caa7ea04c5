import { createContext, useContext, useMemo } from 'react';
import { english } from './english';
import { type Language, type Pluralise, type Translate, pluralise, translate } from './Language';

export const LanguageContext = createContext<Language>(english);

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of the language that the customer chose: `t('login.title')`. */
export const useText = (): Translate => {
  const language = useLanguage();
  return useMemo(() => translate(language), [language]);
};

/** The form of a text for a number: `plural('profile.suggestions', 2)`. */
export const usePlural = (): Pluralise => {
  const language = useLanguage();
  return useMemo(() => pluralise(language), [language]);
};
