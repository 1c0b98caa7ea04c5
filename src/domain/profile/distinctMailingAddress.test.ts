import { aBox, anAddress } from '../../../tests/support/profile';
import { PostalAddress } from '../PostalAddress';
import { distinctMailingAddress } from './distinctMailingAddress';

describe('distinctMailingAddress', () => {
  it.each([
    ['none', undefined, undefined],
    ['a copy of the premises', { ...anAddress }, undefined],
    ['a blank one', { ...PostalAddress.empty, address1: ' ' }, undefined],
    ['one without a street', { ...aBox, address1: '' }, { ...aBox, address1: '' }],
    ['another one', aBox, aBox],
    ['another zip code in the same street', { ...anAddress, zipCode: '07031' }, { ...anAddress, zipCode: '07031' }],
  ])('returns a mailing address that differs from the premises: %s @PROFILE-17', (_, mailingAddress, distinct) => {
    expect(distinctMailingAddress({ address: anAddress, mailingAddress })).toEqual(distinct);
  });
});
