import { makeAutoObservable, runInAction } from 'mobx';
import type { OpenCardForm } from '../../application/billing/openCardForm';
import type { CardSlot, MountedCardElement } from '../../application/ports/CardElement';

export type CardFormState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly card: MountedCardElement }
  | { readonly kind: 'error' };

/** The card fields on the page: loading, ready, or failed to load, which can be tried again (document 2, section 4). */
export class CardForm {
  state: CardFormState = { kind: 'loading' };

  #slot: CardSlot;
  readonly #openCardForm: OpenCardForm;
  #attempt = new AbortController();

  /** @param slot where the fields go; it has to be on the page at the start */
  constructor(slot: CardSlot, openCardForm: OpenCardForm) {
    this.#slot = slot;
    this.#openCardForm = openCardForm;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): () => void {
    void this.load();
    return () => this.#attempt.abort();
  }

  /** Calls the fields otherwise; those that are still coming come under the new names. */
  rename(labels: CardSlot['labels']): void {
    this.#slot = { ...this.#slot, labels };
    if (this.state.kind === 'ready') this.state.card.rename(labels);
  }

  async load(): Promise<void> {
    const attempt = new AbortController();
    this.#attempt = attempt;
    this.state = { kind: 'loading' };
    try {
      const card = await this.#openCardForm(this.#slot, attempt.signal);
      card.rename(this.#slot.labels);
      if (!attempt.signal.aborted) runInAction(() => (this.state = { kind: 'ready', card }));
    } catch {
      // Whatever it was, the customer reads the same, and can try again (document 2, section 8).
      if (attempt.signal.aborted) return;
      attempt.abort();
      runInAction(() => (this.state = { kind: 'error' }));
    }
  }
}
