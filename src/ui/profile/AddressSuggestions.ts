import { makeAutoObservable, runInAction } from 'mobx';
import type { AddressLookup, AddressSuggestion } from '../../application/ports/AddressLookup';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { Wait } from '../../application/ports/Wait';
import type { PostalAddress } from '../../domain/PostalAddress';
import { attempt } from '../app/attempt';

/** How long the customer has to stop typing before anyone is asked, in milliseconds. */
const typingPause = 250;

/** From how many characters on a street can be guessed. */
const shortest = 3;

/** What the address service suggests while a street is typed. Typing by hand works without it. */
export class AddressSuggestions {
  shown: readonly AddressSuggestion[] = [];
  /** Which of them the arrow keys have come to; -1 is none. */
  activeIndex = -1;

  readonly #lookup: AddressLookup;
  readonly #wait: Wait;
  readonly #fill: (parts: Partial<PostalAddress>) => void;
  readonly #failures: FailureHandler;
  #asking = new AbortController();

  constructor(
    lookup: AddressLookup,
    wait: Wait,
    fill: (parts: Partial<PostalAddress>) => void,
    failures: FailureHandler,
  ) {
    this.#lookup = lookup;
    this.#wait = wait;
    this.#fill = fill;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What the service wants to have said beside its suggestions. */
  get attribution(): string | undefined {
    return this.#lookup.attribution;
  }

  /** Asks for suggestions, once the customer has stopped typing. */
  async typed(text: string): Promise<void> {
    this.close();
    if (text.trim().length < shortest) return;
    const { signal } = this.#asking;
    await attempt(
      this.#failures,
      async () => {
        await this.#wait(typingPause, signal);
        const found = await this.#lookup.suggest(text, signal);
        if (!signal.aborted) this.#show(found);
      },
      signal,
    );
  }

  /** To the next suggestion, or the one before; beyond the last comes the first. */
  move(by: 1 | -1): void {
    const count = this.shown.length;
    if (count === 0) return;
    const from = this.activeIndex === -1 && by === -1 ? 0 : this.activeIndex;
    this.activeIndex = (from + by + count) % count;
  }

  /** Fills in what is known of the suggestion. */
  async choose(suggestion: AddressSuggestion): Promise<void> {
    this.close();
    const { signal } = this.#asking;
    const parts = await this.#lookup.resolve(suggestion);
    if (!signal.aborted) runInAction(() => this.#fill(parts));
  }

  /** Takes the suggestions away, and gives up what was asked. */
  close(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#show([]);
  }

  #show(found: readonly AddressSuggestion[]): void {
    runInAction(() => {
      this.shown = found;
      this.activeIndex = -1;
    });
  }
}
