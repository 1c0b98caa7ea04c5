import { noRate } from './rates';

describe('noRate', () => {
  it('is what no coverage costs: nothing a month, nothing a year', () => {
    expect(noRate).toEqual({ monthlyPayment: 0, annualPremium: 0 });
  });
});
