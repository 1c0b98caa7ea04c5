import { PostalAddress } from '../PostalAddress';
import { usStates } from '../usStates';
import { mayClaim } from './mayClaim';

describe('mayClaim', () => {
  it.each(usStates.map(({ code }) => code))('of a customer in %s @CLAIM-1', (state) => {
    expect(mayClaim({ address: { ...PostalAddress.empty, state } })).toBe(state !== 'NY');
  });
});
