import { makeAutoObservable } from 'mobx';
import type { Delay } from '../../application/ports/Delay';
import type { LanguageMemory } from '../../application/ports/LanguageMemory';
import type { LegalWording } from '../../domain/wording/LegalWording';
import { english } from '../text/english';
import type { Language } from '../text/Language';

type LanguageChoice =
  | { readonly kind: 'shown' }
  | { readonly kind: 'loading'; readonly code: string }
  | { readonly kind: 'failed'; readonly code: string };

/** How long the first screen waits for the language of the last visit, in milliseconds. */
const RESTORE_LIMIT = 10_000;

interface Dependencies {
  /** Loads each language, by its code. */
  readonly loads: ReadonlyMap<string, () => Promise<Language>>;
  readonly loadLegal: (code: string) => Promise<LegalWording>;
  readonly memory: LanguageMemory;
  readonly wait: Delay;
}

/** The language of the portal. English comes with the portal; another one is loaded when it is chosen, and remembered. */
export class LanguageViewModel {
  current: Language = english;
  /** Of the current language. Loads with the first area that shows a legal text. */
  legal: LegalWording | undefined;
  choice: LanguageChoice = { kind: 'shown' };

  readonly #dependencies: Dependencies;
  #showsLegal = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Resolves when the language of the last visit shows. If that does not load in time, the portal shows in English. */
  async restore(): Promise<void> {
    const { loads, memory, wait } = this.#dependencies;
    const kept = memory.kept();
    if (kept === undefined || !loads.has(kept) || kept === this.current.code) return;
    const waiting = new AbortController();
    await Promise.race([this.#show(kept), wait(RESTORE_LIMIT, waiting.signal)]);
    waiting.abort();
  }

  async choose(code: string): Promise<void> {
    // Loading the language may reload the page, which then opens in this language.
    this.#dependencies.memory.keep(code);
    await this.#show(code);
  }

  /** Resolves when the current language has its legal wording. From then on, every language that is chosen loads its own. */
  async needLegal(): Promise<void> {
    this.#showsLegal = true;
    const language = this.current;
    if (this.legal !== undefined) return;
    const legal = await this.#dependencies.loadLegal(language.code);
    if (this.current === language) this.become(this.choice, language, legal);
  }

  async #show(code: string): Promise<void> {
    const { loads, loadLegal } = this.#dependencies;
    const chosen: LanguageChoice = { kind: 'loading', code };
    this.become(chosen);
    try {
      const language = await loads.get(code)?.();
      if (language === undefined) throw new Error(`There is no language ${code}.`);
      const legal = this.#showsLegal ? await loadLegal(code) : undefined;
      if (this.choice === chosen) this.become({ kind: 'shown' }, language, legal);
    } catch {
      if (this.choice === chosen) this.become({ kind: 'failed', code });
    }
  }

  private become(choice: LanguageChoice, language = this.current, legal = this.legal): void {
    this.choice = choice;
    this.current = language;
    this.legal = legal;
  }
}
