import { makeAutoObservable } from 'mobx';
import type { OpenCardForm } from '../../application/billing/openCardForm';
import type { CardInput, CardSlot, MountedCardElement } from '../../application/ports/CardService';

type State = { readonly kind: 'loading' | 'error' } | { readonly kind: 'ready'; readonly card: MountedCardElement };

interface Dependencies {
  readonly slot: CardSlot;
  readonly openCardForm: OpenCardForm;
}

/** The card fields of Payment Information, which the card service draws. */
export class CardForm {
  state: State = { kind: 'loading' };

  readonly #dependencies: Dependencies;
  #labels: CardSlot['labels'];
  #loading = new AbortController();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#labels = dependencies.slot.labels;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The id of the element that the card service draws its fields into. */
  get slotId(): string {
    return this.#dependencies.slot.id;
  }

  /** The fields, once they are ready. */
  get card(): MountedCardElement | undefined {
    return this.state.kind === 'ready' ? this.state.card : undefined;
  }

  /** Moves the focus into a field, if the fields are ready. */
  focus(field: CardInput): void {
    this.card?.focus(field);
  }

  /** The slot has to be on the page by now. */
  start(signal: AbortSignal): void {
    signal.addEventListener('abort', () => this.#loading.abort());
    void this.load();
  }

  /** Fields that are still loading get the new labels as soon as they are ready. */
  rename(labels: CardSlot['labels']): void {
    this.#labels = labels;
    this.card?.rename(labels);
  }

  async load(): Promise<void> {
    const { slot, openCardForm } = this.#dependencies;
    const loading = new AbortController();
    this.#loading = loading;
    this.become({ kind: 'loading' });
    try {
      const card = await openCardForm({ ...slot, labels: this.#labels }, loading.signal);
      card.rename(this.#labels);
      if (!loading.signal.aborted) this.become({ kind: 'ready', card });
    } catch {
      if (loading.signal.aborted) return;
      // Takes the fields that were drawn off the page.
      loading.abort();
      this.become({ kind: 'error' });
    }
  }

  private become(state: State): void {
    this.state = state;
  }
}
