import type { Slot } from './Slot';

/** What a customer typed into one form and has not sent. */
export type Draft<T> = Slot<T>;

/** The drafts of the signed-in customer. They last as long as the page, and end with the session. */
export interface Drafts {
  /** @param name unique among the forms */
  of<T>(name: string, empty: T): Draft<T>;
  /** Forgets everything that was typed. */
  clear(): void;
}
