/**
 * Cuts the sentence of the hint before each of its phrases. Returns the opening, and a line for each phrase with the text that follows it.
 */
export const linesOfHint = (hint: string, phrases: readonly string[]): readonly string[] => {
  const starts = [0, ...phrases.map((phrase) => hint.indexOf(phrase))];
  return starts.map((start, index) => hint.slice(start, starts[index + 1]));
};
