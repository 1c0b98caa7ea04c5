import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import { loadLegalWording } from '../adapters/browser/legalWording';
import { localLanguageMemory } from '../adapters/browser/localLanguageMemory';
import { timerDelay } from '../adapters/browser/timerDelay';
import { LanguageViewModel } from '../ui/shell/LanguageViewModel';
import { english } from '../ui/text/english';

/** English is part of the portal; the texts of another language load when it is chosen. */
export const portalLanguage = (): LanguageViewModel =>
  new LanguageViewModel({
    load: {
      en: async () => english,
      es: () =>
        loadCurrent(
          browserPage,
          'spanish',
          async () => (await import(/* webpackChunkName: "spanish" */ '../ui/text/spanish')).spanish,
        ),
    },
    loadLegal: loadLegalWording,
    memory: localLanguageMemory(() => window.localStorage),
    delay: timerDelay,
  });
