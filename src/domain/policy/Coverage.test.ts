import { codesOf, coverageAmount, coverageCodes } from './Coverage';

describe('coverageAmount', () => {
  it.each([
    ['10000', 1000000],
    ['500', 50000],
    ['0', 0],
    ['007', 700],
    [undefined, 0],
    ['', 0],
    ['n/a', 0],
    ['-500', 0],
    ['1,000', 0],
    ['12.50', 0],
    ['1e3', 0],
    ['99999999999999', 0],
  ])('of %j is %d cents @POLICY-6', (digits, cents) => {
    expect(coverageAmount(digits)).toBe(cents);
  });
});

describe('codesOf', () => {
  it('has the codes in the order of the coverages @POLICY-5', () => {
    expect(codesOf([{ code: 'hep' }, { code: 'bul' }])).toEqual(['hep', 'bul']);
    expect(coverageCodes).toEqual(['bul', 'hep']);
  });
});
