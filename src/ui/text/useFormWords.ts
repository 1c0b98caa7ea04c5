import { useText } from './useText';

/** The texts of the kit's forms and password fields. */
export const useFormWords = () => {
  const t = useText();
  return {
    form: { errorTitle: t('shell.error.title'), errorPrefix: t('shell.error.prefix') },
    password: { show: t('shell.password.show'), hide: t('shell.password.hide') },
  };
};
