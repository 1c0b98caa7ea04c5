import * as fc from 'fast-check';
import { type Coverage, type CoverageCode, codesOf, coverageCodes } from './Coverage';
import { coveragesOf, isSameSelection, offeredCoverages, selectionOf, selectionText } from './coverageChange';

const bul: Coverage = { code: 'bul', limitAmount: '10000', deductible: '500' };
const hep: Coverage = { code: 'hep', limitAmount: '50000', deductible: '250' };

describe('offeredCoverages', () => {
  it.each([
    ['HOME', ['bul', 'hep']],
    ['LANDLORD_HOME', ['bul', 'hep']],
    ['CONDO', ['hep']],
    ['APARTMENT', ['hep']],
    ['home', ['hep']],
    ['', ['hep']],
  ])('for the residence type %j are %j @POLICY-46', (residenceType, codes) => {
    expect(offeredCoverages({ residenceType })).toEqual(codes);
  });
});

describe('isSameSelection', () => {
  it.each<[CoverageCode[], Coverage[], boolean]>([
    [[], [], true],
    [['bul'], [bul], true],
    [['hep', 'bul'], [bul, hep], true],
    [['bul'], [hep], false],
    [['bul'], [bul, hep], false],
    [['bul', 'hep'], [bul], false],
    [[], [bul], false],
  ])('of %j and %j: %s', (selection, current, isSame) => {
    expect(isSameSelection(selection, current)).toBe(isSame);
  });
});

describe('coveragesOf', () => {
  it('keep their present amounts, and have none where they are added @POLICY-62', () => {
    expect(coveragesOf(['hep', 'bul'], [bul])).toEqual([bul, { code: 'hep' }]);
    expect(coveragesOf(['hep'], [bul, hep])).toEqual([hep]);
    expect(coveragesOf([], [bul])).toEqual([]);
  });

  it('keeps a coverage that the portal does not know', () => {
    const svl: Coverage = { code: 'svl', limitAmount: '4000' };
    expect(coveragesOf(['hep'], [bul, svl])).toEqual([{ code: 'hep' }, svl]);
    expect(isSameSelection(['bul'], [bul, svl])).toBe(true);
  });

  it('has the coverages of the selection, each once', () => {
    fc.assert(
      fc.property(fc.subarray([...coverageCodes]), fc.subarray([bul, hep]), (selection, current) => {
        expect(isSameSelection(selection, coveragesOf(selection, current))).toBe(true);
        expect(codesOf(coveragesOf([...selection, ...selection], current))).toEqual(selection);
      }),
    );
  });
});

describe('selectionText', () => {
  it('is the same in any order, and gives the selection back', () => {
    expect(selectionText(['hep', 'bul'])).toBe(selectionText(['bul', 'hep']));
    for (const selection of [[], ['hep'], ['bul', 'hep']] as const)
      expect(selectionOf(selectionText(selection))).toEqual(selection);
  });
});
