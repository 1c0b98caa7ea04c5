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

const partsOf = (text: string): PostalAddress | undefined => {
  const { address1 = '', city = '', place = '', zipCode = '' } = WHOLE.exec(text)?.groups ?? {};
  const state = usStates.find(({ code, name }) => [code, name].some((known) => plain(known) === plain(place)))?.code;
  return state ? { address1, city, state, zipCode } : undefined;
};

/**
 * The parts of a whole address in the field of the street, or of "Hoboken, NJ 07030" in that of the city; `undefined` for a street and a
 * city.
 */
export const wholeAddress = (street: string, city: string): PostalAddress | undefined => {
  const place = partsOf(`-, ${city}`);
  return partsOf(street) ?? (place?.address1 === '-' ? { ...place, address1: street } : undefined);
};
