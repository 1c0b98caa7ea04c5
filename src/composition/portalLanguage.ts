import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import { localLanguageMemory } from '../adapters/browser/localLanguageMemory';
import { timerWait } from '../adapters/browser/timerWait';
import { LanguageViewModel } from '../ui/app/LanguageViewModel';
import { english } from '../ui/text/english';

/** English comes with the portal; the words of another language come when they are chosen. */
export const portalLanguage = (): LanguageViewModel =>
  new LanguageViewModel(
    {
      en: async () => english,
      es: () =>
        loadCurrent(
          browserPage,
          'spanish',
          async () => (await import(/* webpackChunkName: "spanish" */ '../ui/text/spanish')).spanish,
        ),
    },
    localLanguageMemory(() => window.localStorage),
    timerWait,
  );
