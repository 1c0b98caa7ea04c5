import { type ConfiguredText, textIn } from '../../domain/ConfiguredText';
import { useLanguage } from './useText';

/** A configured text in the language that the customer chose. */
export const useConfiguredText = (): ((text: ConfiguredText) => string) => {
  const { code } = useLanguage();
  return (text) => textIn(code, text);
};
