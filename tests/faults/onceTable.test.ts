import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { desks } from './desks';
import { type OnceRow, isTrue, oncePage, situations } from './onceTable';

const page = path.join(__dirname, '../../docs/once.md');

const insurers = [
  ['honours keys', true],
  ['ignores keys', false],
] as const;

describe('Six writes, six situations, two insurers', () => {
  const rows: OnceRow[] = [];

  it.each(
    Object.entries(desks).flatMap(([write, desk]) => insurers.map((insurer) => [write, ...insurer, desk] as const)),
  )(
    '%s at an insurer that %s is carried out once, or what the customer reads is true @SAFE-2 @SAFE-10',
    async (write, insurer, knowsKeys, desk) => {
      const cells = await Promise.all(Object.values(situations).map((happens) => happens(desk, knowsKeys)));
      rows.push([write, insurer, cells]);
      expect(cells.filter((cell) => !isTrue(cell))).toEqual([]);
      const [, ...others] = cells.map(({ carriedOut: [, end] }) => end).toReversed();
      expect(others).toEqual(others.map(() => 1));
    },
  );

  it('is what docs/once.md says', () => {
    const text = oncePage(rows);
    if (process.env['ONCE_WRITE'] === '1') writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
