/** English and Spanish, whatever the language of the portal: a family may use both. */
const names = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;

/** The number of the month whose name begins with a word, or 0. A word needs three letters, because two can begin several names. */
export const monthNamed = (word: string): number =>
  word.length < 3 ? 0 : names.findIndex((spellings) => spellings.some((name) => name.startsWith(word))) + 1;
