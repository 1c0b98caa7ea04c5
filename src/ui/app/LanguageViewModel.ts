import { makeAutoObservable, runInAction } from 'mobx';
import type { LanguageMemory } from '../../application/ports/LanguageMemory';
import type { Wait } from '../../application/ports/Wait';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { type LanguageCode, isLanguageCode } from '../text/languages';

export type LanguageChoice =
  | { readonly kind: 'shown' }
  | { readonly kind: 'loading'; readonly code: LanguageCode }
  | { readonly kind: 'failed'; readonly code: LanguageCode };

/** How long the first screen waits for the language of the last visit, in milliseconds. */
const PATIENCE = 10_000;

/** The language that the portal is shown in. English is always there; another is loaded when it is chosen, and remembered. */
export class LanguageViewModel {
  current: Language = english;
  choice: LanguageChoice = { kind: 'shown' };
  readonly #load: Readonly<Record<LanguageCode, () => Promise<Language>>>;
  readonly #memory: LanguageMemory;
  readonly #wait: Wait;

  constructor(load: Readonly<Record<LanguageCode, () => Promise<Language>>>, memory: LanguageMemory, wait: Wait) {
    this.#load = load;
    this.#memory = memory;
    this.#wait = wait;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Over when the language of the last visit is shown, or does not come: then the portal is shown in English. */
  async restore(): Promise<void> {
    const kept = this.#memory.kept();
    if (!isLanguageCode(kept) || kept === this.current.code) return;
    const patience = new AbortController();
    await Promise.race([this.show(kept), this.#wait(PATIENCE, patience.signal)]);
    patience.abort();
  }

  async choose(code: LanguageCode): Promise<void> {
    // Kept first: where the page has to be loaded anew for it, it comes back in this language.
    this.#memory.keep(code);
    await this.show(code);
  }

  async show(code: LanguageCode): Promise<void> {
    const chosen: LanguageChoice = { kind: 'loading', code };
    this.choice = chosen;
    const language = await this.#load[code]().catch(() => undefined);
    runInAction(() => {
      if (this.choice !== chosen) return;
      this.choice = language === undefined ? { kind: 'failed', code } : { kind: 'shown' };
      this.current = language ?? this.current;
    });
  }
}
