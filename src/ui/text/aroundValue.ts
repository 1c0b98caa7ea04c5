/** Stands for the value while the words around it are looked up; no words have it. */
const PLACE = '\u0000';

/** The words before and after a value that is shown as more than text. */
export const aroundValue = (textWith: (value: string) => string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = textWith(PLACE).split(PLACE);
  return [before, after];
};
