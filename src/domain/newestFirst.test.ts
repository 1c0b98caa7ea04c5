import * as fc from 'fast-check';
import { Instant } from './Instant';
import { newestFirst } from './newestFirst';

const lists = fc.array(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => ({ createdAt: Instant.ofDate(date) })),
);

describe('newestFirst', () => {
  it('puts the newest first, and does not change the given list @CLAIM-11 @BILLING-9', () => {
    fc.assert(
      fc.property(lists, (given) => {
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

  it('keeps the order of those of one moment', () => {
    const createdAt = Instant.ofDate(new Date('2026-11-21'));
    const given = ['a', 'b', 'c'].map((reference) => ({ reference, createdAt }));
    expect(newestFirst(given)).toEqual(given);
  });

  it('puts those without a moment last', () => {
    const dated = { createdAt: Instant.ofDate(new Date('2026-11-21')) };
    expect(newestFirst([{}, dated, {}])).toEqual([dated, {}, {}]);
  });
});
