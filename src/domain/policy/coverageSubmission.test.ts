import { Money } from '../Money';
import type { Coverage, CoverageCode } from './Coverage';
import { type CoverageSubmission, canSettle, knownPreview, submissionObstacle } from './coverageSubmission';

const bul: Coverage = { code: 'bul', limitAmount: '10000', deductible: '500' };
const hep: Coverage = { code: 'hep' };

const preview = (proratedCents: number) => ({
  monthlyPayment: Money.ofCents(1398),
  annualPremium: Money.ofCents(16776),
  proratedValue: Money.ofCents(proratedCents),
});

const agreed: CoverageSubmission = {
  policy: { coverages: [bul] },
  selection: ['bul', 'hep'],
  preview: preview(8128),
  scenario: 'Recurring-CC-Increase',
  hasConsented: true,
  billing: { pastDue: false },
};

describe('submissionObstacle', () => {
  it('is none for a change that is rated and agreed to', () => {
    expect(submissionObstacle(agreed)).toBeUndefined();
  });

  it.each<[string, Partial<CoverageSubmission>, string | undefined]>([
    ['an account that is past due', { billing: { pastDue: true } }, 'pastDue'],
    ['no coverage', { selection: [] }, 'nothingSelected'],
    ['the coverages of now', { selection: ['bul'] }, 'unchanged'],
    ['the coverages of now in another order', { policy: { coverages: [hep, bul] } }, 'unchanged'],
    ['as many coverages, but others', { selection: ['hep'] }, undefined],
    ['no price', { preview: undefined, scenario: undefined }, 'notRated'],
    ['no consent to a charge', { hasConsented: false }, 'notConsented'],
    [
      'no consent to a recurring refund',
      { hasConsented: false, scenario: 'Recurring-CC-Decrease', preview: preview(-1) },
      'notConsented',
    ],
    ['no consent where none is needed', { hasConsented: false, scenario: 'Nonrecurring-CC-Decrease' }, undefined],
    [
      'no disclosure, for a change that costs nothing',
      { hasConsented: false, scenario: undefined, preview: preview(0) },
      undefined,
    ],
  ])('of a change with %s', (_, change, obstacle) => {
    expect(submissionObstacle({ ...agreed, ...change })).toBe(obstacle);
  });

  it('names first what comes first', () => {
    const nothingRight = { ...agreed, selection: [], preview: undefined, hasConsented: false };
    expect(submissionObstacle({ ...nothingRight, billing: { pastDue: true } })).toBe('pastDue');
    expect(submissionObstacle(nothingRight)).toBe('nothingSelected');
    expect(submissionObstacle({ ...nothingRight, selection: ['bul'] })).toBe('unchanged');
    expect(submissionObstacle({ ...nothingRight, selection: ['hep'] })).toBe('notRated');
  });
});

describe('canSettle', () => {
  it.each([
    ['credit_card', 8128, true],
    ['credit_card', -8128, true],
    ['bank_account_info', 0, true],
    ['bank_account_info', 1, false],
    ['bank_account_info', -1, false],
    ['NONE', 0, true],
    ['NONE', 1, false],
  ] as const)('a %s settles a prorated value of %d cents: %s', (method, cents, can) => {
    expect(canSettle(method, Money.ofCents(cents))).toBe(can);
  });
});

describe('knownPreview', () => {
  const policy = { coverages: [bul], monthlyPremium: Money.ofCents(499), annualPremium: Money.ofCents(5988) };

  it.each<[string, CoverageCode[], unknown]>([
    ['no coverage', [], { monthlyPayment: 0, annualPremium: 0, proratedValue: 0 }],
    ['the coverages of now', ['bul'], { monthlyPayment: 499, annualPremium: 5988, proratedValue: 0 }],
    ['more coverages', ['bul', 'hep'], undefined],
    ['other coverages', ['hep'], undefined],
  ])('of %s', (_, selection, expected) => {
    expect(knownPreview(selection, policy)).toEqual(expected);
  });
});
