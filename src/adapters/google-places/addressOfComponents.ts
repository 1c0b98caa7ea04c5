import type { PostalAddress } from '../../domain/PostalAddress';
import { usStates } from '../../domain/usStates';
import type { AddressComponent } from './GooglePlaces';

/** Google's component types for the city of an address, the most common first. */
const CITY_TYPES = ['locality', 'postal_town', 'sublocality_level_1', 'neighborhood', 'administrative_area_level_3'];

/** The known parts of an address in the United States. */
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
