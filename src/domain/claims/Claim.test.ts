import { day } from '../../../tests/support/arbitraries';
import { aClaim } from '../../../tests/support/claim';
import { Instant } from '../Instant';
import { Money } from '../Money';
import { isSameClaim } from './Claim';
import { claimTextNames } from './claimTexts';

describe('isSameClaim', () => {
  const claim = aClaim();
  const held = {
    ...claim,
    reference: 'HC-1',
    policyNumber: 'NJ-1',
    createdAt: Instant.ofDate(new Date('2026-11-21')),
    status: 'open',
  };

  it.each([
    ['just this', {}, true],
    ['another estimate', { estimate: Money.ofCents(123451) }, false],
    ['another date of loss', { dateOfLoss: day('2026-11-15') }, false],
  ])('compares with a claim that has %s', (_, change, isSame) => {
    expect(isSameClaim(held, { ...claim, ...change })).toBe(isSame);
  });

  it.each(claimTextNames)('compares with a claim that has another %s', (name) => {
    expect(isSameClaim(held, { ...claim, [name]: 'Another.' })).toBe(false);
  });
});
