import * as fc from 'fast-check';
import { pageOf, pageSizes } from './paging';

const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('pageOf', () => {
  it.each([
    [0, 0, 10, [], 0, 0, 0],
    [3, 0, 10, [1, 2, 3], 0, 1, 3],
    [10, 0, 10, rows(10), 0, 1, 10],
    [10, 1, 10, rows(10), 0, 1, 10],
    [11, 1, 10, [11], 1, 11, 11],
    [24, 9, 10, [21, 22, 23, 24], 2, 21, 24],
    [24, -1, 10, rows(10), 0, 1, 10],
  ])('of %d rows, page %d of %d rows each', (total, wanted, size, shown, index, first, last) => {
    expect(pageOf(rows(total), { index: wanted, size })).toEqual({ rows: shown, index, size, first, last, total });
  });

  it('has every row on one page, in order', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.constantFrom(...pageSizes), (count, size) => {
        const all = rows(count);
        const pages = Array.from({ length: Math.ceil(count / size) }, (_, index) => pageOf(all, { index, size }));
        expect(pages.flatMap((page) => page.rows)).toEqual(all);
        expect(pages.every((page) => page.rows.length <= size && page.last - page.first + 1 === page.rows.length)).toBe(
          true,
        );
      }),
    );
  });
});
