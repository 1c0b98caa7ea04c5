/** Lets whatever waits have its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs each in a task of its own, one after the other, so that whatever the customer does in between has its turn. */
export const inTurns = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const run of parts) {
    await nextTurn();
    await run();
  }
};
