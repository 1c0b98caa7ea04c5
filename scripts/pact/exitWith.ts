/** Ends the process with the code that a command returns, or with the code of its failure, which is printed. */
export const exitWith = async (
  command: () => Promise<number>,
  codeOf: (failure: unknown) => number = () => 1,
): Promise<void> => {
  process.exitCode = await command().catch((failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    return codeOf(failure);
  });
};
