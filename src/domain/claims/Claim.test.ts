import * as fc from 'fast-check';
import { Instant } from '../Instant';
import { newestFirst } from './Claim';

const claims = fc.array(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => ({ createdAt: Instant.ofDate(date) })),
);

describe('newestFirst', () => {
  it('has the newest claim first, and leaves the list as it was', () => {
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
