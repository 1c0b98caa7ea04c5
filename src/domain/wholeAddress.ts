import type { PostalAddress } from './PostalAddress';
import { usStates } from './usStates';

/** "240 Lake Avenue, Apt 4, Rochester, NY 14608, USA". The comma after the street shows where the city begins. */
const WHOLE =
  /^(?<address1>.+), ?(?<city>[^,\d]+?),? (?<code>[a-z]{2}),? (?<zipCode>\d{5}(?:-\d{4})?)(?:,? (?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|ee\. ?uu\.))?$/i;

/** The parts of a whole address in one line; `undefined` for a street alone. */
export const wholeAddress = (text: string): PostalAddress | undefined => {
  const { address1 = '', city = '', code = '', zipCode = '' } = WHOLE.exec(text)?.groups ?? {};
  const state = code.toUpperCase();
  return usStates.some((known) => known.code === state) ? { address1, city, state, zipCode } : undefined;
};
