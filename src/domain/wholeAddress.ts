import type { PostalAddress } from './PostalAddress';
import { usStates } from './usStates';

/** The code of a state, also with points, or its name. */
const placeOf = usStates.map(({ code, name }) => `${code[0] ?? ''}\\.?${code[1] ?? ''}\\.?|${name}`).join('|');

/** "240 Lake Avenue, Apt 4, Rochester, NY 14608, USA". The comma after the street shows where the city begins. */
const WHOLE = new RegExp(
  `^(?<address1>.+), ?(?! |west virginia|u\\.s)(?<city>[^,\\d]+?),? (?<place>${placeOf}),? (?<zipCode>\\d{5}(?:-\\d{4})?)(?:,? (?:u\\.?s\\.?(?:a\\.?)?|united states(?: of america)?|ee\\. ?uu\\.|estados unidos))?$`,
  'i',
);

const plain = (place: string): string => place.toLowerCase().replaceAll('.', '');

/** The parts of a whole address in one line; `undefined` for a street alone. */
export const wholeAddress = (text: string): PostalAddress | undefined => {
  const { address1 = '', city = '', place = '', zipCode = '' } = WHOLE.exec(text)?.groups ?? {};
  const state = usStates.find(({ code, name }) => [code, name].some((known) => plain(known) === plain(place)))?.code;
  return state ? { address1, city, state, zipCode } : undefined;
};
