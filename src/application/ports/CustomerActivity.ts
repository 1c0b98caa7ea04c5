/** Reports that the customer is active. */
export interface CustomerActivity {
  /** Returns how to stop watching. */
  watch(listener: {
    /** The customer touched the page, a pointer or a key. */
    readonly acted: () => void;
    /** The page is visible again; the computer may have slept. */
    readonly returned: () => void;
  }): () => void;
}
