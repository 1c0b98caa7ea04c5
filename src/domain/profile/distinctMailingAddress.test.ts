import { distinctMailingAddress } from './distinctMailingAddress';

const premises = { address1: '19 Harbor View', city: 'Hoboken', state: 'NJ', zipCode: '07030' };
const box = { address1: 'PO Box 418', city: 'Jersey City', state: 'NJ', zipCode: '07303' };

describe('distinctMailingAddress', () => {
  it.each([
    ['none', undefined, undefined],
    ['a copy of the premises', { ...premises }, undefined],
    ['a blank one', { address1: ' ', city: '', state: '', zipCode: '' }, undefined],
    ['one without a street', { ...box, address1: '' }, { ...box, address1: '' }],
    ['another one', box, box],
    ['another zip code in the same street', { ...premises, zipCode: '07031' }, { ...premises, zipCode: '07031' }],
  ])('returns a mailing address that differs from the premises: %s @PROFILE-17', (_, mailingAddress, distinct) => {
    expect(distinctMailingAddress({ address: premises, mailingAddress })).toEqual(distinct);
  });
});
