import type { LanguageMemory } from '../../application/ports/LanguageMemory';

/** Apart from what the session keeps, which goes at sign-out. */
const NAME = 'hearthside-language';

/** Keeps the chosen language in local storage; where that is full or forbidden, the choice lasts as long as the page. */
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
      // The page itself knows what was chosen.
    }
  },
});
