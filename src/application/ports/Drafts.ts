import type { Slot } from './Slot';

/** What a customer typed into one form and has not sent. */
export type Draft<T> = Slot<T>;

/** Every draft of the customer who is signed in. They last as long as the page, and end with the session. */
export class Drafts {
  readonly #values = new Map<string, unknown>();

  /** @param name unique among the forms */
  of<T>(name: string, empty: T): Draft<T> {
    const values = this.#values;
    return {
      read: () => (values.has(name) ? (values.get(name) as T) : empty),
      write: (value) => void values.set(name, value),
      reset: () => void values.delete(name),
    };
  }

  /** Forgets everything that was typed. */
  clear(): void {
    this.#values.clear();
  }
}
