import { noRate } from './rates';

describe('noRate', () => {
  it('is nothing @POLICY-56', () => {
    expect(noRate).toEqual({ monthlyPayment: 0, annualPremium: 0 });
  });
});
