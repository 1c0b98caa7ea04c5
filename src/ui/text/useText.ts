import { createContext, useContext, useMemo } from 'react';
import { english } from './english';
import { type Language, type Translate, translate } from './Language';

export const LanguageContext = createContext<Language>(english);

export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of the language that the customer chose: `t('login.title')`. */
export const useText = (): Translate => {
  const language = useLanguage();
  return useMemo(() => translate(language), [language]);
};
