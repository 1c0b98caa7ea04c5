import { day } from '../../../tests/support/arbitraries';
import { Money } from '../Money';
import { type PolicyWithTerms, policyShown } from './Policy';

const listed: PolicyWithTerms = {
  policyNumber: 'HP-10010001',
  quoteId: 'Q-1',
  residenceType: 'HOME',
  terms: {
    current: {
      startDate: day('2026-08-23'),
      endDate: day('2027-08-23'),
      status: 'current',
      monthlyPremium: Money.ofCents(999),
      annualPremium: Money.ofCents(10989),
      coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }],
    },
    prior: [],
  },
};

describe('policyShown', () => {
  it('has the facts of the policy and of the term that it shows @POLICY-10 @POLICY-17', () => {
    expect(policyShown(listed, false)).toEqual({
      policyNumber: 'HP-10010001',
      quoteId: 'Q-1',
      residenceType: 'HOME',
      status: 'current',
      monthlyPremium: 999,
      annualPremium: 10989,
      termStart: '2026-08-23',
      termEnd: '2027-08-23',
      coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }],
      sessionCancel: false,
    });
  });

  it('is cancelled once the customer cancelled it in this session @POLICY-25', () => {
    expect(policyShown(listed, true)?.sessionCancel).toBe(true);
  });

  it('is undefined for a policy without terms @POLICY-11', () => {
    expect(policyShown({ ...listed, terms: { prior: [] } }, false)).toBeUndefined();
  });
});
