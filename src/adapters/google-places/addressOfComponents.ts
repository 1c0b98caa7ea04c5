import type { PostalAddress } from '../../domain/PostalAddress';
import { usStates } from '../../domain/usStates';
import type { AddressComponent } from './GooglePlaces';

/** Google's component types for the city of an address, the most common first. */
const CITY_TYPES = ['locality', 'postal_town', 'sublocality_level_1', 'neighborhood', 'administrative_area_level_3'];

/** Google sends the number of an apartment alone ("4B"), or with a word ("Apt 4B"). */
const named = (unit: string): string => (unit === '' || /^#|\s/.test(unit) ? unit : `#${unit}`);

/**
 * The known parts of an address in the United States.
 * @param typedUnit the apartment that the customer typed, which Google may not know
 */
export const addressOfComponents = (
  components: readonly AddressComponent[],
  typedUnit = '',
): Partial<PostalAddress> => {
  const component = (type: string): AddressComponent | undefined =>
    components.find(({ types }) => types.includes(type));
  const long = (type: string): string => component(type)?.longText ?? '';
  const short = (type: string): string => component(type)?.shortText ?? '';

  const code = short('administrative_area_level_1');
  const street = [long('street_number'), long('route')].filter(Boolean).join(' ');
  const parts: PostalAddress = {
    address1: street && [street, named(long('subpremise')) || typedUnit].filter(Boolean).join(' '),
    city: CITY_TYPES.map(long).find(Boolean) ?? '',
    state: usStates.some((state) => state.code === code) ? code : '',
    zipCode: long('postal_code'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));
};
