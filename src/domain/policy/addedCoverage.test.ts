import { Money } from '../Money';
import { addedCoverage } from './addedCoverage';

const policy = { monthlyPremium: Money.ofCents(499), annualPremium: Money.ofCents(5988) };
const hep = { code: 'hep', limitAmount: '50000', deductible: '250' };

describe('addedCoverage', () => {
  it('is the difference of both premiums, with the limits of the coverage itself @POLICY-96', () => {
    const rate = { monthlyPayment: Money.ofCents(1398), annualPremium: Money.ofCents(16776) };
    expect(addedCoverage('hep', { ...rate, coverages: [{ code: 'bul' }, hep] }, policy)).toEqual({
      monthly: 899,
      yearly: 10788,
      coverage: hep,
    });
  });

  it.each([
    ['the insurer sends no price', {}],
    ['the price is no higher', { monthlyPayment: Money.ofCents(499), annualPremium: Money.ofCents(100) }],
  ])('has no price if %s @POLICY-96', (_, rate) => {
    expect(addedCoverage('hep', rate, policy)).toEqual({});
  });

  it('has no price if the premium of the policy is not known @POLICY-96', () => {
    expect(addedCoverage('hep', { annualPremium: Money.ofCents(16776) }, {})).toEqual({});
  });
});
