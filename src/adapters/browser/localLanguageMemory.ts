import type { LanguageMemory } from '../../application/ports/LanguageMemory';

/** Not a name of the session's data, which is cleared at the end of the session. */
const NAME = 'hearthside-language';

/** Keeps the chosen language in local storage. If that is full or forbidden, the choice lasts as long as the page. */
export const localLanguageMemory = (storage: () => Storage): LanguageMemory => ({
  kept: () => {
    try {
      return storage().getItem(NAME) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (code) => {
    try {
      storage().setItem(NAME, code);
    } catch {
      // The choice still applies to this page.
    }
  },
});
