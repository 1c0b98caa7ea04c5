import { addressOfComponents } from './addressOfComponents';
import type { AddressComponent } from './GooglePlaces';

const component = (types: string, longText: string | null, shortText = longText): AddressComponent => ({
  types: types.split(' '),
  longText,
  shortText,
});

const street = [component('street_number', '240'), component('route', 'Lake Avenue', 'Lake Ave')];
const newYork = component('administrative_area_level_1 political', 'New York', 'NY');

describe('addressOfComponents', () => {
  it('reads street, city, state and zip code', () => {
    const components = [
      ...street,
      component('locality political', 'Rochester'),
      component('administrative_area_level_2 political', 'Monroe County'),
      newYork,
      component('country political', 'United States', 'US'),
      component('postal_code', '14608'),
      component('postal_code_suffix', '1023'),
    ];
    expect(addressOfComponents(components)).toEqual({
      address1: '240 Lake Avenue',
      city: 'Rochester',
      state: 'NY',
      zipCode: '14608',
    });
  });

  it.each([
    ['4B', '', '240 Lake Avenue #4B'],
    ['#4B', '', '240 Lake Avenue #4B'],
    ['Apt 4B', '240 lake ave unit 4b', '240 Lake Avenue Apt 4B'],
    ['', '240 lake ave Apt 4B', '240 Lake Avenue Apt 4B'],
    ['', '240 lake ave', '240 Lake Avenue'],
  ])('keeps the apartment that Google names ("%s"), or else that of "%s" @PROFILE-49', (unit, typed, street1) => {
    const address = addressOfComponents([...street, component('subpremise', unit)], typed);
    expect(address).toEqual({ address1: street1 });
  });

  it.each([
    ['238 lake', [...street], '240 Lake Avenue'],
    ['240 lake', [component('route', 'Lake Avenue')], '240 Lake Avenue'],
    ['12-34a lake apt 2', [component('route', 'Lake Avenue')], '12-34a Lake Avenue apt 2'],
    ['123 1/2 lake', [component('route', 'Lake Avenue')], '123 1/2 Lake Avenue'],
    ['123½ lake', [component('route', 'Lake Avenue')], '123½ Lake Avenue'],
    ['N6W23001 lake', [component('route', 'Lake Avenue')], 'N6W23001 Lake Avenue'],
    ['5th ave', [component('route', '5th Avenue')], '5th Avenue'],
    ['42 street', [component('route', '42nd Street')], '42nd Street'],
    ['lake', [component('route', 'Lake Avenue')], 'Lake Avenue'],
  ])('keeps the number that Google names, or else that of "%s" @PROFILE-49', (typed, components, street1) => {
    expect(addressOfComponents(components, typed)).toEqual({ address1: street1 });
  });

  it('ignores a number or an apartment without a street', () => {
    const components = [component('street_number', '240'), component('subpremise', '4B')];
    expect(addressOfComponents(components, '240 lake Apt 4B')).toEqual({});
  });

  it.each([
    ['a borough', [component('sublocality_level_1 sublocality political', 'Brooklyn')], 'Brooklyn'],
    ['a township', [component('administrative_area_level_3 political', 'Edison')], 'Edison'],
    [
      'a city that has neighborhoods',
      [component('neighborhood political', 'Lincoln Park'), component('locality political', 'Chicago')],
      'Chicago',
    ],
  ])('reads the city from %s', (_, components, city) => {
    expect(addressOfComponents(components)).toEqual({ city });
  });

  it.each([
    ['37 35th Ave, Astoria, NY, USA', 'Astoria'],
    ['37 35th Ave, Queens, NY, USA', 'Queens'],
    ['37 35th Ave, NY, USA', 'Queens'],
  ])('reads the city that the suggestion names: %s @PROFILE-53', (chosen, city) => {
    const components = [
      component('neighborhood political', 'Astoria'),
      component('sublocality_level_1 sublocality political', 'Queens'),
    ];
    expect(addressOfComponents(components, '', chosen)).toEqual({ city });
  });

  it('reads a territory, which Google counts as a country @CONFIG-15', () => {
    const components = [
      component('administrative_area_level_1 political', 'San Juan'),
      component('country political', 'Puerto Rico', 'PR'),
    ];
    expect(addressOfComponents(components)).toEqual({ state: 'PR' });
  });

  it.each([
    ['a street without a number', [component('route', 'Lake Avenue')], { address1: 'Lake Avenue' }],
    ['a region that is no state', [component('administrative_area_level_1', 'Ontario', 'ON')], {}],
    ['a country that is no state', [component('country', 'Canada', 'CA')], {}],
    ['Puerto Rico', [component('administrative_area_level_1', 'Puerto Rico', 'PR')], { state: 'PR' }],
    ['a component without a text', [component('locality', null)], {}],
    ['a component whose text is a number', [component('postal_code', 14608 as unknown as string)], {}],
    ['nothing', [], {}],
  ])('leaves out the unknown parts of %s', (_, components, address) => {
    expect(addressOfComponents(components)).toEqual(address);
  });
});
