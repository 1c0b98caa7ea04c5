import type { Instant } from '../Instant';
import { TimeZone } from '../TimeZone';
import { claimsMatching, everyClaim, statusesOf } from './claimQuery';

const claim = (reference: string, status: string, createdAt?: string) => ({
  reference,
  policyNumber: '',
  status,
  createdAt: createdAt as Instant | undefined,
});

const claims = [
  claim('HC-13', 'open', '2026-03-01T00:00:00.000Z'),
  claim('HC-12', 'closed', '2026-02-01T00:00:00.000Z'),
  claim('HC-21', 'closed'),
];

describe('The claims of a query', () => {
  it.each([
    ['none', {}, ['HC-13', 'HC-12', 'HC-21']],
    ['a status', { status: 'closed' }, ['HC-12', 'HC-21']],
    ['a status in other letters', { status: 'Open' }, ['HC-13']],
    ['a reference', { search: 'hc 1' }, ['HC-13', 'HC-12']],
    ['a reference in full width', { search: 'ＨＣ\u20111' }, ['HC-13', 'HC-12']],
    ['a reference in other digits', { search: 'HC\u2013١' }, ['HC-13', 'HC-12']],
    // It is still February in New York.
    ['a month of the insurer', { search: 'February' }, ['HC-13']],
    ['a month in numbers', { search: '2026-01' }, ['HC-12']],
    ['both', { status: 'closed', search: '1' }, ['HC-12', 'HC-21']],
    ['an order', { order: { by: 'reference', direction: 'ascending' } }, ['HC-12', 'HC-13', 'HC-21']],
  ] as const)('with %s @CLAIM-12 @CLAIM-53 @CLAIM-64', (_, query, found) => {
    expect(
      claimsMatching(claims, { ...everyClaim, ...query }, TimeZone.newYork).map(({ reference }) => reference),
    ).toEqual(found);
  });
});

describe('statusesOf', () => {
  it('names each status once @CLAIM-12', () => {
    const named = ['open', 'closed', ' Open', '', 'OPEN', 'in review'].map((status) => claim('HC-1', status));
    expect(statusesOf(named)).toEqual(['closed', 'in review', 'OPEN']);
    expect(statusesOf([])).toEqual([]);
  });
});
