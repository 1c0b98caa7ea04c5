/** Reports that the customer is active. */
export interface CustomerActivity {
  /** Returns how to stop watching. */
  watch(listener: {
    /** The customer used the page. A pointer or a wheel may also move by chance; a key or a press is a touch. */
    readonly acted: (isTouch: boolean) => void;
    /** The page is visible again; the computer may have slept. */
    readonly returned: () => void;
  }): () => void;
}
