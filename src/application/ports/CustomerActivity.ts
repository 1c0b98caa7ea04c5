/** Signs of life from the customer. */
export interface CustomerActivity {
  /** Answers how to stop watching. */
  watch(told: {
    /** The customer touched the page, a pointer or a key. */
    readonly acted: () => void;
    /** The page is in sight again; it may have slept. */
    readonly returned: () => void;
  }): () => void;
}
