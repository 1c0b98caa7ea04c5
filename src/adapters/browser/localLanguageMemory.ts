import type { LanguageMemory } from '../../application/ports/LanguageMemory';
import { withStorage } from './withStorage';

/** Not a name of the session's data, which is cleared at the end of the session. */
const NAME = 'hearthside-language';

/** Keeps the chosen language in local storage. If that is full or forbidden, the choice lasts as long as the page. */
export const localLanguageMemory = (storage: () => Storage): LanguageMemory => ({
  kept: () => withStorage(storage, (kept) => kept.getItem(NAME)) ?? undefined,
  keep: (code) => withStorage(storage, (kept) => kept.setItem(NAME, code)),
});
