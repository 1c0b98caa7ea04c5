import * as fc from 'fast-check';
import type { Instant } from '../Instant';
import type { Claim } from './Claim';
import { type ClaimKey, defaultOrder, inOrder, orderAfter } from './claimOrder';

const claims: fc.Arbitrary<readonly Claim[]> = fc.array(
  fc.record({
    reference: fc.constantFrom('HC-1', 'HC-2', 'HC-3'),
    policyNumber: fc.string(),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z' as Instant, '2026-01-02T00:00:00.000Z' as Instant),
    status: fc.constantFrom('open', 'closed', 'in review'),
  }),
);
const keys: readonly ClaimKey[] = ['reference', 'createdAt', 'status'];
const order = fc.record({
  by: fc.constantFrom(...keys),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

describe('inOrder', () => {
  it('sorts every claim, keeps equal ones in order, and does not change the given list @CLAIM-12', () => {
    fc.assert(
      fc.property(claims, order, (given, { by, direction }) => {
        const before = [...given];
        const sorted = inOrder(given, { by, direction });
        expect(given).toEqual(before);
        expect(sorted).toHaveLength(given.length);
        for (const [index, claim] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next === undefined) break;
          if (claim[by] === next[by]) expect(given.indexOf(claim)).toBeLessThan(given.indexOf(next));
          else expect((claim[by] ?? '') < (next[by] ?? '')).toBe(direction === 'ascending');
        }
      }),
    );
  });
});

describe('The order by status', () => {
  it('has the claims of one status together, however it is spelled @CLAIM-12', () => {
    const claim = (reference: string, status: string): Claim => ({ reference, policyNumber: '', status });
    const given = [claim('1', 'open'), claim('2', 'Closed'), claim('3', ' OPEN'), claim('4', 'closed')];
    const inTurn = (direction: 'ascending' | 'descending') =>
      inOrder(given, { by: 'status', direction }).map(({ reference }) => reference);
    expect([inTurn('ascending'), inTurn('descending')]).toEqual([
      ['2', '4', '1', '3'],
      ['1', '3', '2', '4'],
    ]);
  });
});

describe('The order by reference', () => {
  it('has numbers in the order of their value @CLAIM-12', () => {
    const given = ['HC-2025-10', 'HC-2025-9', 'HC-2024-100', 'HC-2025-0009a'].map((reference): Claim => ({
      reference,
      policyNumber: '',
      status: '',
    }));
    expect(inOrder(given, { by: 'reference', direction: 'ascending' }).map(({ reference }) => reference)).toEqual([
      'HC-2024-100',
      'HC-2025-9',
      'HC-2025-0009a',
      'HC-2025-10',
    ]);
  });
});

describe('orderAfter', () => {
  it.each([
    ['createdAt', { by: 'createdAt', direction: 'ascending' }],
    ['reference', { by: 'reference', direction: 'ascending' }],
    ['status', { by: 'status', direction: 'ascending' }],
  ] as const)('after the default order and a press on %s is %j @CLAIM-12', (by, expected) => {
    expect(orderAfter(defaultOrder, by)).toEqual(expected);
  });

  it('reverses with every press on the same column', () => {
    const once = orderAfter(defaultOrder, 'status');
    const twice = orderAfter(once, 'status');
    expect([once.direction, twice.direction, orderAfter(twice, 'status')]).toEqual(['ascending', 'descending', once]);
  });

  it('puts the newest first when the date column is pressed after another', () => {
    expect(orderAfter({ by: 'status', direction: 'ascending' }, 'createdAt')).toEqual(defaultOrder);
  });
});
