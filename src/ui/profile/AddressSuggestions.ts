import { makeAutoObservable } from 'mobx';
import type { AddressLookup, AddressSuggestion } from '../../application/ports/AddressLookup';
import type { Delay } from '../../application/ports/Delay';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { PostalAddress } from '../../domain/PostalAddress';
import { readDuring } from '../screen/runAction';
import type { SectionEditor } from './SectionEditor';

/** Milliseconds without typing before the service is asked. */
const TYPING_PAUSE = 250;

/** The fewest characters worth asking about. */
const SHORTEST = 3;

/** The parts that a suggestion in another place clears if it does not have them itself. */
const { address1: _, ...nowhere } = PostalAddress.empty;
const place = Object.keys(nowhere) as readonly (keyof typeof nowhere)[];

export interface LookupDependencies {
  readonly lookup: AddressLookup;
  readonly wait: Delay;
  readonly errors: ErrorHandler;
}

/** The suggestions of the address service while a street is typed. The form works without them. */
export class AddressSuggestions {
  shown: readonly AddressSuggestion[] = [];
  /** The suggestion that the arrow keys have reached; -1 before the first. */
  activeIndex = -1;

  readonly #address: SectionEditor<'mailingAddress'>;
  readonly #dependencies: LookupDependencies;
  #asking = new AbortController();
  #filling = new AbortController();

  constructor(address: SectionEditor<'mailingAddress'>, dependencies: LookupDependencies) {
    this.#address = address;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    signal.addEventListener('abort', () => {
      this.stop();
      this.#dependencies.lookup.finish?.();
    });
  }

  /** The name that the service asks to show beside its suggestions. */
  get attribution(): string | undefined {
    return this.#dependencies.lookup.attribution;
  }

  /** Asks for suggestions once the customer has stopped typing. */
  async typed(text: string): Promise<void> {
    this.stop();
    if (text.trim().length < SHORTEST) return;
    const { lookup, wait, errors } = this.#dependencies;
    const { signal } = (this.#asking = new AbortController());
    const read = async (): Promise<readonly AddressSuggestion[]> => {
      await wait(TYPING_PAUSE, signal);
      return lookup.suggest(text, signal);
    };
    await readDuring(signal, errors, read, this.show);
  }

  /** Moves to the next or the previous suggestion, and from the last to the first. */
  move(by: 1 | -1): void {
    const count = this.shown.length;
    if (count === 0) return;
    const from = this.activeIndex === -1 && by === -1 ? 0 : this.activeIndex;
    this.activeIndex = (from + by + count) % count;
  }

  /**
   * Fills in the parts of the suggestion that are known, except where the customer has typed since. Those that are not known are emptied if
   * they were of another place.
   */
  async choose(suggestion: AddressSuggestion): Promise<void> {
    this.stop();
    const { signal } = (this.#filling = new AbortController());
    const address = this.#address;
    const before = address.entry;
    const parts = await this.#dependencies.lookup.resolve(suggestion);
    if (signal.aborted) return;
    const isElsewhere = place.some(
      (name) => parts[name] !== undefined && before[name] !== '' && before[name] !== parts[name],
    );
    const typedSince = Object.entries(address.entry).filter(
      ([name, value]) => value !== before[name as keyof typeof before],
    );
    address.change({ ...(isElsewhere && nowhere), ...parts, ...Object.fromEntries(typedSince) });
  }

  /** Hides the suggestions, and aborts the call for them. The one that was chosen still arrives. */
  close(): void {
    this.#asking.abort();
    this.show([]);
  }

  /** Closes, and gives up the suggestion that was chosen. */
  stop(): void {
    this.close();
    this.#filling.abort();
  }

  private show(found: readonly AddressSuggestion[]): void {
    this.shown = found;
    this.activeIndex = -1;
  }
}
