import { Money } from '../Money';
import type { Coverage, CoverageCode } from './Coverage';
import { type CoverageChoice, type EditedPolicy, coverageEdit, knownPreview } from './CoverageEdit';

const bul: Coverage = { code: 'bul', limitAmount: '10000', deductible: '500' };
const hep: Coverage = { code: 'hep' };

const preview = (proratedCents: number) => ({
  annualPremium: Money.ofCents(16776),
  proratedValue: Money.ofCents(proratedCents),
});

const choice: CoverageChoice = { selection: ['bul', 'hep'], hasConsented: true };

const edited: EditedPolicy = {
  policy: { coverages: [bul], residenceType: 'HOME' },
  billingTerm: 'yearly',
  standing: { pastDue: false, balance: Money.zero, paymentMethod: { type: 'credit_card' } },
  preview: preview(8128),
};

const pastDue: Partial<EditedPolicy> = { standing: { ...edited.standing, pastDue: true } };

const edit = (chosen: Partial<CoverageChoice> = {}, facts: Partial<EditedPolicy> = {}) =>
  coverageEdit({ ...choice, ...chosen }, { ...edited, ...facts });

describe('coverageEdit', () => {
  it('can be submitted once it is rated and agreed to @POLICY-52', () => {
    expect(edit().obstacle).toBeUndefined();
  });

  it.each<[string, Partial<CoverageChoice>, Partial<EditedPolicy>, string | undefined]>([
    ['a past-due account', {}, pastDue, 'pastDue'],
    ['no coverage', { selection: [] }, {}, 'nothingSelected'],
    ['the present coverages', { selection: ['bul'] }, {}, 'unchanged'],
    [
      'the present coverages in another order',
      {},
      { policy: { ...edited.policy, coverages: [hep, bul] } },
      'unchanged',
    ],
    ['as many coverages, but others', { selection: ['hep'] }, {}, undefined],
    ['no price', {}, { preview: undefined }, 'notRated'],
    ['no consent to a charge', { hasConsented: false }, {}, 'notConsented'],
    ['no consent to a recurring refund', { hasConsented: false }, { preview: preview(-1) }, 'notConsented'],
    [
      'no consent to a one-time refund',
      { hasConsented: false },
      { preview: preview(-1), billingTerm: 'nonrecurringyearly' },
      undefined,
    ],
    ['no consent to a change that costs nothing', { hasConsented: false }, { preview: preview(0) }, undefined],
  ])('has for %s the obstacle @POLICY-51 @POLICY-52 @POLICY-53 @POLICY-59', (_, chosen, facts, obstacle) => {
    expect(edit(chosen, facts).obstacle).toBe(obstacle);
  });

  it('names the first obstacle @POLICY-52', () => {
    const nothing = { selection: [], hasConsented: false };
    const unrated = { preview: undefined };
    expect(edit(nothing, { ...unrated, ...pastDue }).obstacle).toBe('pastDue');
    expect(edit(nothing, unrated).obstacle).toBe('nothingSelected');
    expect(edit({ ...nothing, selection: ['bul'] }, unrated).obstacle).toBe('unchanged');
    expect(edit({ ...nothing, selection: ['hep'] }, unrated).obstacle).toBe('notRated');
  });

  it.each([
    ['credit_card', 8128, true],
    ['credit_card', -8128, true],
    ['bank_account_info', 0, true],
    ['bank_account_info', 1, false],
    ['bank_account_info', -1, false],
    ['NONE', 0, true],
    ['NONE', 1, false],
  ] as const)(
    'with the method %s and a prorated value of %d cents can be settled: %s @POLICY-61',
    (type, cents, can) => {
      const standing = { ...edited.standing, paymentMethod: { type } };
      const { canSettle, obstacle } = edit({}, { standing, preview: preview(cents) });
      expect([canSettle, obstacle === 'unsettled']).toEqual([can, !can]);
    },
  );

  it.each([
    [8128, true],
    [0, false],
    [-8128, false],
  ])('with a prorated value of %d cents is a payment: %s @POLICY-50', (cents, isPayment) => {
    expect(edit({}, { preview: preview(cents) }).isPayment).toBe(isPayment);
  });

  it('offers the coverages of the residence, each with its present amounts @POLICY-45 @POLICY-46', () => {
    expect(edit({ selection: ['hep'] }).offers).toEqual([
      { code: 'bul', current: bul, isSelected: false },
      { code: 'hep', current: undefined, isSelected: true },
    ]);
    const policy = { coverages: [hep], residenceType: 'CONDO' };
    expect(edit({}, { policy }).offers.map(({ code }) => code)).toEqual(['hep']);
  });
});

describe('knownPreview', () => {
  const policy = { coverages: [bul], annualPremium: Money.ofCents(5988) };

  it.each<[string, CoverageCode[], unknown]>([
    ['no coverage', [], { annualPremium: 0, monthlyPayment: 0, proratedValue: 0 }],
    ['the present coverages', ['bul'], { annualPremium: 5988, proratedValue: 0 }],
    ['more coverages', ['bul', 'hep'], undefined],
    ['other coverages', ['hep'], undefined],
  ])('of %s @POLICY-54 @POLICY-55 @POLICY-56', (_, selection, expected) => {
    expect(knownPreview(selection, policy)).toEqual(expected);
  });
});
