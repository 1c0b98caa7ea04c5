/** Runs each in a task of its own, one after the other, so that whatever the customer does in between has its turn. */
export const inTurns = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const run of parts) {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  }
};
