import type { PostalAddress } from '../../domain/PostalAddress';
import { usStates } from '../../domain/usStates';
import type { AddressComponent } from './GooglePlaces';

/** What Google calls the place that stands in an address as its city, the usual one first. */
const CITY_TYPES = ['locality', 'postal_town', 'sublocality_level_1', 'neighborhood', 'administrative_area_level_3'];

/** The parts of an address in the United States that Google knows; a part that it does not know is left out. */
export const addressOfComponents = (components: readonly AddressComponent[]): Partial<PostalAddress> => {
  const component = (type: string): AddressComponent | undefined =>
    components.find(({ types }) => types.includes(type));
  const long = (type: string): string => component(type)?.longText ?? '';
  const short = (type: string): string => component(type)?.shortText ?? '';

  const code = short('administrative_area_level_1');
  const parts: PostalAddress = {
    address1: [long('street_number'), long('route')].filter(Boolean).join(' '),
    city: CITY_TYPES.map(long).find(Boolean) ?? '',
    state: usStates.some((state) => state.code === code) ? code : '',
    zipCode: long('postal_code'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));
};
