/** The object in a text that the record kept; empty where another release has written something else. Rule SAFE-17. */
export const keptObject = <T extends object>(text: string): Partial<T> => {
  try {
    return Object(JSON.parse(text)) as Partial<T>;
  } catch {
    return {};
  }
};
