/** Cuts the sentence of the hint before each of its phrases: the opening, and a line for each phrase with what follows it. */
export const linesOfHint = (hint: string, phrases: readonly string[]): readonly string[] => {
  const starts = [0, ...phrases.map((phrase) => hint.indexOf(phrase))];
  return starts.map((start, index) => hint.slice(start, starts[index + 1]));
};
