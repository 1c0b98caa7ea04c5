import { anAddress as address } from '../../tests/support/profile';
import { PostalAddress, addressParts } from './PostalAddress';

describe('PostalAddress.isSendable', () => {
  it.each<[string, Partial<PostalAddress>, boolean]>([
    ['complete', {}, true],
    ['without a street', { address1: '' }, false],
    ['without a city', { city: '' }, false],
    ['without a state', { state: '' }, false],
    ['with a state code of one character', { state: 'N' }, false],
    ['with a state code of three characters', { state: 'NJX' }, false],
    ['without a zip code', { zipCode: '' }, false],
    ['with a zip code of four characters', { zipCode: '0704' }, false],
    ['with a zip code of six characters', { zipCode: '070421' }, false],
    ['with the zip code that mailing allows', { zipCode: '07042-1234' }, false],
  ])('of an address %s @PROFILE-40', (_, change, isSendable) => {
    expect(PostalAddress.isSendable({ ...address, ...change })).toBe(isSendable);
  });
});

describe('PostalAddress.equals', () => {
  it.each<readonly [string, Partial<PostalAddress>, boolean]>([
    ['a copy', {}, true],
    ...addressParts.map((part) => [`another ${part}`, { [part]: 'another' }, false] as const),
  ])('compares with %s', (_, change, isEqual) => {
    expect(PostalAddress.equals(address, { ...address, ...change })).toBe(isEqual);
  });
});
