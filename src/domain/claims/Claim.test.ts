import { aClaim } from '../../../tests/support/claim';
import * as fc from 'fast-check';
import { day } from '../../../tests/support/arbitraries';
import { Instant } from '../Instant';
import { Money } from '../Money';
import { isOf, newestFirst } from './Claim';

const claims = fc.array(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => ({ createdAt: Instant.ofDate(date) })),
);

describe('newestFirst', () => {
  it('puts the newest claim first, and does not change the given list @CLAIM-11', () => {
    fc.assert(
      fc.property(claims, (given) => {
        const before = [...given];
        const sorted = newestFirst(given);

        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(
          sorted.every(({ createdAt }, index) => index === 0 || createdAt <= (sorted[index - 1]?.createdAt ?? '')),
        ).toBe(true);
      }),
    );
  });

  it('keeps the order of claims of the same moment', () => {
    const createdAt = Instant.ofDate(new Date('2026-11-21'));
    const given = ['a', 'b', 'c'].map((reference) => ({ reference, createdAt }));
    expect(newestFirst(given)).toEqual(given);
  });
});

describe('isOf', () => {
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
    ['another description', { description: 'It drips.' }, false],
    ['other equipment', { equipment: 'Dishwasher' }, false],
    ['another estimate', { estimate: Money.ofCents(123451) }, false],
    ['another date of loss', { dateOfLoss: day('2026-11-15') }, false],
  ])('compares with a claim that has %s', (_, change, isSame) => {
    expect(isOf(held, { ...claim, ...change })).toBe(isSame);
  });
});
