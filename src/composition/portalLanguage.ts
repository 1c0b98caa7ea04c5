import { browserPage, loadOrReload } from '../adapters/browser/browserPage';
import { localLanguageMemory } from '../adapters/browser/localLanguageMemory';
import { timerDelay } from '../adapters/browser/timerDelay';
import { loadLegalWording } from '../adapters/configuration/legalWording';
import { LanguageViewModel } from '../ui/shell/LanguageViewModel';
import { languages } from '../ui/text/languages';

/** The languages of the portal. A text that a release removed is loaded as `loadOrReload` says. */
export const portalLanguage = (available = languages, loadLegal = loadLegalWording): LanguageViewModel =>
  new LanguageViewModel({
    loads: new Map(
      available.map(({ code, load }) => [code, () => loadOrReload(browserPage, `language-${code}`, load)]),
    ),
    loadLegal,
    memory: localLanguageMemory(
      () => window.localStorage,
      () => navigator.languages,
    ),
    wait: timerDelay,
  });
