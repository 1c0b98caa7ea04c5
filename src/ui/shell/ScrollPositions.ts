import type { SessionVault } from '../../application/ports/SessionVault';
import { storedFields } from '../screen/historyState';

const GROUP = 'scroll';

/** The router's key for the entry that a page is opened at. Every opened page of the tab has the same one. */
const FIRST_ENTRY = 'default';

/** How far down the page was, in pixels, at each entry of the browser's history. */
export class ScrollPositions {
  readonly #vault: Pick<SessionVault, 'load' | 'save'>;
  readonly #positions: Map<string, number>;

  /** @param wasOpened whether the page was opened, rather than reloaded or restored by Back */
  constructor(vault: Pick<SessionVault, 'load' | 'save'>, wasOpened: boolean) {
    this.#vault = vault;
    const kept = Object.entries(storedFields(vault.load(GROUP)));
    this.#positions = new Map(kept.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
    if (wasOpened) this.#positions.delete(FIRST_ENTRY);
  }

  of(key: string): number {
    return this.#positions.get(key) ?? 0;
  }

  keep(key: string, position: number): void {
    this.#positions.set(key, position);
  }

  readonly save = (): void => this.#vault.save(GROUP, Object.fromEntries(this.#positions));
}
