/** Lets waiting tasks run first. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs each part in a task of its own, so that the page responds to the customer in between. */
export const inTurns = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const run of parts) {
    await nextTurn();
    await run();
  }
};
