/** A placeholder for the value. No text contains it. */
const PLACE = '\u0000';

/** The text before and after a value that is an element. */
export const aroundValue = (textWith: (value: string) => string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = textWith(PLACE).split(PLACE);
  return [before, after];
};
