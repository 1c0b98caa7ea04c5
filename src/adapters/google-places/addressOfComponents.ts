import type { PostalAddress } from '../../domain/PostalAddress';
import { usStates } from '../../domain/usStates';
import type { AddressComponent } from './GooglePlaces';
import { unitOf } from './unitOf';

/** Google's component types for the city of an address, the most common first. */
const cityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'neighborhood', 'administrative_area_level_3'];

/** Google counts these states of an address as countries, with the state's code. */
export const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** Google sends the number of an apartment alone ("4B"), or with a word ("Apt 4B"). */
const named = (unit: string): string => (unit === '' || /^#|\s/.test(unit) ? unit : `#${unit}`);

/** A text of Google's; empty where it sends anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The house number before a street, such as "240", "12-34a", "N6W23001" or "123 1/2". "5th Avenue" has none. */
const NUMBER = /^\s*(?<whole>(?:(?:[nsew]\d+){1,2}|\d+)(?:-\d+)?[a-z]?)(?<fraction>\s\d\/\d|\s?[½¼¾])?\s/i;

/**
 * The known parts of an address in the United States.
 * @param typed the street that the customer typed, with a number and an apartment that Google may not know
 * @param chosen the suggestion. In Queens its city is a neighborhood, in Brooklyn the borough
 */
export const addressOfComponents = (
  components: readonly AddressComponent[],
  typed = '',
  chosen = '',
): Partial<PostalAddress> => {
  const component = (type: string): AddressComponent | undefined =>
    components.find(({ types }) => types.includes(type));
  const long = (type: string): string => textOf(component(type)?.longText);
  const short = (type: string): string => component(type)?.shortText ?? '';

  const country = short('country');
  const code = territories.includes(country) ? country : short('administrative_area_level_1');
  const cities = cityTypes.map(long).filter(Boolean);
  const route = long('route');
  const { whole = '', fraction = '' } = NUMBER.exec(typed)?.groups ?? {};
  // "42 street" may mean 42nd Street.
  const known = long('street_number') || (route.startsWith(whole) ? '' : whole);
  const number = known === whole ? whole + fraction : known;
  const unit = named(long('subpremise')) || unitOf(typed);
  const parts: Partial<PostalAddress> = {
    address1: route && [number, route, unit].filter(Boolean).join(' '),
    city: cities.find((city) => chosen.includes(`, ${city}, `)) ?? cities[0] ?? '',
    state: usStates.some((state) => state.code === code) ? code : '',
    zipCode: long('postal_code'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));
};
