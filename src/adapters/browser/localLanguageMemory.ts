import type { LanguageMemory } from '../../application/ports/LanguageMemory';
import { withStorage } from './withStorage';

/** Not a name of the session's data, which is cleared at the end of the session. */
const NAME = 'hearthside-language';

/** The languages of the portal that a browser can prefer. */
const OURS = /^(?:en|es)\b/i;

/**
 * Keeps the chosen language in local storage. If that is full or forbidden, the choice lasts as long as the page. Before a choice, it is the
 * first of the browser's languages that the portal has.
 */
export const localLanguageMemory = (storage: () => Storage, preferred: () => readonly string[]): LanguageMemory => ({
  kept: () =>
    withStorage(storage, (kept) => kept.getItem(NAME)) ??
    preferred()
      .find((language) => OURS.test(language))
      ?.slice(0, 2)
      .toLowerCase(),
  keep: (code) => withStorage(storage, (kept) => kept.setItem(NAME, code)),
});
