import { LanguageViewModel } from '../../src/ui/app/LanguageViewModel';
import { english } from '../../src/ui/text/english';

/** The portal's language where a test is about something else. */
export const englishOnly = (): LanguageViewModel =>
  new LanguageViewModel(
    { en: async () => english, es: async () => english },
    { kept: () => undefined, keep: () => undefined },
    () => Promise.resolve(),
  );
